import { complaint } from '@sintonia/statechart-paths/files'
import { unknownName } from '@sintonia/statechart-paths/generate'

type Option = { readonly value?: string; readonly what: string }

/** Every option with what it takes and what it does; the help is written from it. */
export const OPTIONS = {
  generator: { value: 'NAME', what: 'transitions (default), states, pairs, guards, changes, thorough or walk' },
  to: { value: 'PREDICATE', what: 'the shortest path to where this is true' },
  scenario: { value: 'FILE', what: 'the path of these steps, from a JSON list or one step a line' },
  requirement: { value: 'IDS', what: 'only what realises these requirement ids (parted by commas)' },
  until: { value: 'CONDITION', what: 'when to stop: length, paths, coverage, states, requirements, time, work' },
  length: { value: 'STEPS', what: 'after how many steps a path ends and the next begins (default 25)' },
  seed: { value: 'NUMBER', what: 'of a walk: the same seed gives the same walk (default 1)' },
  count: { value: 'NUMBER', what: 'how many walks, each with the next seed (default 1)' },
  weights: { value: 'LIST', what: 'of a walk: viewer.zap=5,engine.failed=0 makes one likelier, the other impossible' },
  path: { value: 'ID', what: 'only the path with this id' },
  probes: { what: 'name at every step the events that must change nothing there' },
  format: { value: 'NAME', what: 'text, markdown, json, gherkin or csv (default text, or by the ending of --out)' },
  out: { value: 'FILE', what: 'write to a file instead of the terminal' },
  bless: { what: 'keep what the charts do today in docs/paths: to be read before it is committed' },
  run: { what: 'run the blessed paths on the real machines, those that the options ask for, or those of a FILE.json' },
  browser: { what: 'walk the paths in Chromium, in the app and against a whole local operator' },
  app: { value: 'FOLDER', what: 'of --browser: the built app to walk in (default: built now)' },
  mutate: { what: 'plant every fault in the chart and count how many the paths find' },
  replay: { value: 'FILE', what: 'play a flight recorder file back and tell the first difference' },
  threshold: { value: 'PERCENT', what: 'least coverage of transitions, or least share of mutants killed (default 90)' },
  list: { what: 'the charts with their events, actors and requirement ids' },
  help: { what: 'this page' },
} as const satisfies Readonly<Record<string, Option>>

type Name = keyof typeof OPTIONS

export type Options = {
  readonly names: readonly string[]
  readonly given: ReadonlyMap<Name, string>
}

const isName = (name: string): name is Name => Object.hasOwn(OPTIONS, name)

const takesValue = (name: Name): boolean => 'value' in OPTIONS[name]

type Parsed = { readonly rest: readonly string[]; readonly options: Options }

const parseOption = ({ rest, options }: Parsed): Parsed => {
  const [word = '', ...after] = rest
  const [, name = '', , inline] = /^--([^=]*)(=(.*))?$/s.exec(word) ?? []
  if (!isName(name))
    throw unknownName(
      'option',
      word,
      Object.keys(OPTIONS).map(each => `--${each}`),
    )
  if (options.given.has(name)) throw complaint(`--${name} is given twice.`)
  if (!takesValue(name)) {
    if (inline !== undefined) throw complaint(`--${name} takes no value.`)
    return { rest: after, options: { ...options, given: new Map([...options.given, [name, '']]) } }
  }
  const [next, ...later] = after
  const value = inline ?? next
  if (value === undefined || value === '' || (inline === undefined && value.startsWith('--')))
    throw complaint(`--${name} needs a value: --${name} ${'value' in OPTIONS[name] ? OPTIONS[name].value : ''}.`)
  return {
    rest: inline === undefined ? later : after,
    options: { ...options, given: new Map([...options.given, [name, value]]) },
  }
}

/** Reads the words of a command line: names of charts or files, and options as `--seed 7` or `--seed=7`. */
export const parseOptions = (args: readonly string[]): Options => {
  let parsed: Parsed = { rest: args, options: { names: [], given: new Map() } }
  while (parsed.rest.length > 0) {
    const [word = '', ...rest] = parsed.rest
    const { options } = parsed
    parsed = word.startsWith('-')
      ? parseOption(word === '-h' ? { ...parsed, rest: ['--help', ...rest] } : parsed)
      : { rest, options: { ...options, names: [...options.names, word] } }
  }
  return parsed.options
}

export const numberOption = ({ given }: Options, name: Name): number | undefined => {
  const text = given.get(name)
  if (text === undefined) return undefined
  if (/^\d+(\.\d+)?%?$/.test(text)) return Number(text.replace('%', ''))
  throw complaint(`--${name} takes a number, not "${text}".`)
}

export const listOption = ({ given }: Options, name: Name): readonly string[] | undefined =>
  given
    .get(name)
    ?.split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
