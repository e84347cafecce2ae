import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The packages beside the floors. */
const PARTS = ['conform', 'operator', 'statechart-book', 'statechart-paths']

const FLOORS = ['models', 'machines', 'src', 'test'] as const
type Floor = (typeof FLOORS)[number]

/** Packages that a floor may use; the upper floors are free. */
const PACKAGES: Partial<Record<Floor, RegExp>> = {
  models: /^(io-ts|fp-ts|dayjs)(\/|$)/,
  machines: /^(xstate|fp-ts)(\/|$)/,
}

const sources = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))

const importsOf = (file: string): ReadonlyArray<string> =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(match => match[1] ?? '')

const floorOf = (file: string): string => relative(ROOT, file).split('/')[0] ?? ''

const wrongDirection = (floor: Floor): ReadonlyArray<string> =>
  sources(floor).flatMap(file =>
    importsOf(file)
      .filter(name => name.startsWith('.'))
      .filter(name => FLOORS.indexOf(floorOf(resolve(dirname(file), name)) as Floor) > FLOORS.indexOf(floor))
      .map(name => `${relative(ROOT, file)} imports ${name}`),
  )

const foreignPackages = (floor: Floor): ReadonlyArray<string> =>
  sources(floor).flatMap(file =>
    importsOf(file)
      .filter(name => !name.startsWith('.') && PACKAGES[floor]?.test(name) === false)
      .map(name => `${relative(ROOT, file)} imports ${name}`),
  )

/** What the file imports of this house, by its path from the root. */
const targetsOf = (file: string): ReadonlyArray<string> =>
  importsOf(file)
    .filter(name => name.startsWith('.'))
    .map(name => relative(ROOT, resolve(dirname(file), name)))

/** Like `targetsOf`, without what is gone once the types are checked. */
const valuesOf = (file: string): ReadonlyArray<string> =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^'`]*?from '(\.[^']+)'/gm)].map(
    ([, name = '']) => relative(ROOT, resolve(dirname(file), name)),
  )

const leaks = (folder: string, isLeak: (target: string, file: string) => boolean, targets = targetsOf) =>
  sources(folder).flatMap(file =>
    targets(file)
      .filter(target => isLeak(target, relative(ROOT, file)))
      .map(target => `${relative(ROOT, file)} imports ${target}`),
  )

/** Screens may share what stands in these folders, which know no screen. */
const SHARED = ['account-forms', 'brand', 'catalogue', 'lists', 'players', 'programmes', 'tools']

const screenOf = (file: string): string | undefined => /^src\/screens\/([^/]+)/.exec(file)?.[1]

const isOfAnotherScreen = (target: string, file: string): boolean => {
  const screen = screenOf(target)
  return screen !== undefined && screen !== screenOf(file) && !SHARED.includes(screen)
}

/** Folders side by side that import each other, at whatever depth. */
const bothWays = (): ReadonlyArray<string> => {
  const arrows = new Set<string>()
  for (const file of sources('src'))
    for (const target of targetsOf(file)) {
      const [from, to] = [relative(ROOT, file).split('/'), target.split('/')]
      const depth = from.findIndex((name, at) => name !== to[at])
      if (depth < Math.min(from.length, to.length) - 1)
        arrows.add([from, to].map(path => path.slice(0, depth + 1).join('/')).join(' -> '))
    }
  return [...arrows].filter(arrow => arrows.has(arrow.split(' -> ').toReversed().join(' -> ')))
}

/** A chart's folder shows its neighbours nothing but index.ts; kit and rules are no charts. */
const throughTheWall = (): ReadonlyArray<string> =>
  [...sources('machines'), ...sources('src')].flatMap(file =>
    importsOf(file)
      .filter(name => name.startsWith('.'))
      .map(name => relative(ROOT, resolve(dirname(file), name)))
      .filter(target => /^machines\/(?!(?:kit|rules)\/)[^/]+\/(?!index\.ts$)/.test(target))
      .filter(target => dirname(target).split('/')[1] !== relative(ROOT, file).split('/')[1])
      .map(target => `${relative(ROOT, file)} imports ${target}`),
  )

/** The files that lead back to themselves, by types and by code that is fetched later too. */
const inCircles = (): ReadonlyArray<string> => {
  const files = [
    ...sources('models'),
    ...sources('machines'),
    ...sources('src'),
    ...PARTS.flatMap(part => sources(`packages/${part}`)),
  ]
  const importing = new Map(
    files.map(file => [
      file,
      importsOf(file)
        .filter(name => name.startsWith('.'))
        .map(name => resolve(dirname(file), name)),
    ]),
  )
  const reached = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>()
    const open = [...(importing.get(from) ?? [])]
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      open.push(...(importing.get(file) ?? []))
    }
    return seen
  }
  return files.filter(file => reached(file).has(file)).map(file => relative(ROOT, file))
}

/** What a package takes of this house, but for the floors and packages that it may know. */
const besideItself = (part: string, known: ReadonlyArray<string>): ReadonlyArray<string> => {
  const may = [`packages/${part}/`, ...known.map(floor => `${floor}/`)]
  return sources(`packages/${part}`).flatMap(file =>
    importsOf(file)
      .filter(name =>
        name.startsWith('.')
          ? !may.some(folder => relative(ROOT, resolve(dirname(file), name)).startsWith(folder))
          : name.startsWith('@sintonia/') && !known.some(other => name.startsWith(`@sintonia/${other}`)),
      )
      .map(name => `${relative(ROOT, file)} imports ${name}`),
  )
}

describe('The house', () => {
  it.each(FLOORS)('imports of %s point down only', floor => {
    expect(wrongDirection(floor)).toEqual([])
  })

  it.each(['models', 'machines'] as const)('%s uses only the packages of its floor', floor => {
    expect(foreignPackages(floor)).toEqual([])
  })

  it('no file imports itself, however far round', () => {
    expect(inCircles()).toEqual([])
  })

  it('the operator knows the contract and nothing of the app', () => {
    // What prints its pictures asks for the browser that tests drive.
    const serving = besideItself('operator', ['models']).filter(found => !/\/(tests|world\/make)\//.test(found))
    expect(serving).toEqual([])
  })

  it('what tries a back end knows nothing of this house but the words of the contract', () => {
    const trying = besideItself('conform', []).filter(found => !/conform\/tests\//.test(found))
    expect(trying).toEqual([])
  })

  it('the book of charts knows nothing of this house, and their paths know the book', () => {
    expect(besideItself('statechart-book', [])).toEqual([])
    expect(besideItself('statechart-paths', ['statechart-book'])).toEqual([])
  })

  it('a chart is entered through its index.ts only', () => {
    expect(throughTheWall()).toEqual([])
  })

  it('components know no machine and no service', () => {
    const known = sources('src/ui/components').flatMap(file =>
      importsOf(file)
        .filter(name => /\/(machines|services)\/|^@?xstate/.test(name))
        .map(name => `${relative(ROOT, file)} imports ${name}`),
    )
    expect(known).toEqual([])
  })

  it('the cellar knows no screen, no service and nothing of the shell, and of charts the types', () => {
    expect(leaks('src/ui', target => /^src\/(?!ui\/)/.test(target))).toEqual([])
    expect(leaks('src/ui', target => target.startsWith('machines/'), valuesOf)).toEqual([])
  })

  it('screens know no service and nothing of the shell, and share by folders that know no screen', () => {
    expect(leaks('src/screens', target => /^src\/(services|shell)\//.test(target))).toEqual([])
    expect(leaks('src/screens', isOfAnotherScreen)).toEqual([])
  })

  it('services know nothing of the shell and of screens, and of the cellar the types', () => {
    expect(leaks('src/services', target => /^src\/(screens|shell)\//.test(target))).toEqual([])
    expect(leaks('src/services', target => target.startsWith('src/ui/'), valuesOf)).toEqual([])
  })

  it('charts are given their ports in one place', () => {
    const provided = sources('src')
      .filter(file => readFileSync(file, 'utf8').includes('.provide('))
      .map(file => relative(ROOT, dirname(file)))
    expect([...new Set(provided)]).toEqual(['src/shell/provide'])
  })

  it('no two folders side by side import each other', () => {
    expect(bothWays()).toEqual([])
  })

  it('no file of the lower floors or src is longer than 300 lines', () => {
    const long = [...sources('models'), ...sources('machines'), ...sources('src')]
      .map(file => ({ file: relative(ROOT, file), lines: readFileSync(file, 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > 300)
    expect(long).toEqual([])
  })

  it('views have at most 30 effects: what the product does belongs to charts', () => {
    const effects = sources('src').flatMap(file => readFileSync(file, 'utf8').match(/\buseEffect\(/g) ?? [])
    expect(effects.length).toBeLessThanOrEqual(30)
  })
})
