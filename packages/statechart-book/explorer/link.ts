import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { NODE } from '../node.ts'

type Module = { readonly path: string; readonly name: string; readonly code: string; readonly needs: readonly string[] }

const IMPORT = /^import \{([^}]*)\} from '(\.[^']+)'$/gm

const EXPORTED = /^export (?:const|function\*?) (\w+)/gm

/** Node says that stripping types is new; who draws charts need not hear it. */
const quietly = <Result>(act: () => Result): Result => {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return act()
  } finally {
    process.emitWarning = emitWarning
  }
}

/** Without comments and blank lines: both stand at the beginning of their lines here. */
const shortened = (code: string): string =>
  code
    .replaceAll(/^\s*\/\*\*?[\s\S]*?\*\/\s*$/gm, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{2,}/g, '\n')

const pathOf = (from: string, to: string): string => fileURLToPath(new URL(to, `file://${from}`))

const nameOf = (index: number): string => `m${index}`

/** `a as b` is written `a: b` where an object is taken apart. */
const taken = (names: string): string =>
  names
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
    .map(name => name.replace(/\s+as\s+/, ': '))
    .join(', ')

const readModule = (path: string, name: string): Module => {
  const code = quietly(() => stripTypeScriptTypes(readFileSync(path, 'utf8')))
  const foreign = /^import .* from '([^.][^']*)'/m.exec(code)
  if (foreign !== null) throw new Error(`${path} imports ${foreign[1]}: a page can only take files of its own`)
  return { path, name, code, needs: [...code.matchAll(IMPORT)].map(([, , to = '']) => pathOf(path, to)) }
}

const wrapped = ({ path, name, code }: Module, names: ReadonlyMap<string, string>): string => {
  const exported = [...code.matchAll(EXPORTED)].map(([, own]) => own)
  const body = shortened(code)
    .replaceAll(
      IMPORT,
      (_, wanted: string, to: string) => `const { ${taken(wanted)} } = ${names.get(pathOf(path, to))};`,
    )
    .replaceAll(/^export /gm, '')
    .trim()
  return `const ${name} = (() => {\n${body}\nreturn { ${exported.join(', ')} };\n})();`
}

/**
 * One script out of a module and all that it imports, types taken off: each module is a function that returns what it
 * exports, in the order in which they need each other. No bundler, no names changed, the same bytes every time.
 */
export const linkModules = (entry: string): string => {
  const names = new Map<string, string>()
  const order: Module[] = []
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) throw new Error(`modules need each other in a ring: ${[...way, path].join(' -> ')}`)
    if (names.has(path)) return
    const module = readModule(path, nameOf(names.size))
    names.set(path, module.name)
    for (const need of module.needs) visit(need, [...way, path])
    order.push(module)
  }
  visit(entry, [])
  return ["'use strict';", ...order.map(module => wrapped(module, names))].join('\n')
}

/** As `linkModules`, also under a Node that cannot take types off by itself. */
export const linkedScript = (entry: string): string =>
  typeof stripTypeScriptTypes === 'function'
    ? linkModules(entry)
    : execFileSync(NODE, [fileURLToPath(import.meta.url), entry], {
        encoding: 'utf8',
        maxBuffer: 16 * 1024 * 1024,
        stdio: 'pipe',
      })

const [script = '', wanted] = process.argv.slice(1)
if (wanted !== undefined && import.meta.url === pathToFileURL(script).href) process.stdout.write(linkModules(wanted))
