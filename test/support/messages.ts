import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { fileText } from '../../scripts/lib/fileText.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const INTL = join(ROOT, 'src/ui/intl')
const COMPILED = join(INTL, 'compiled')
const FORMATJS = join(ROOT, 'node_modules/.bin/formatjs')
const TRANSLATIONS = ['es', 'pt'] as const

const EVERYWHERE = ['src/**/*.{ts,tsx}']
/** Whose words are in which file, in the order in which the files are loaded; the last file holds all other words. */
const PARTS = {
  /** What the home page and the shell around it say. */
  first: [
    'src/shell/**/*.{ts,tsx}',
    'src/ui/{,intl/}*.{ts,tsx}',
    'src/screens/home/*.tsx',
    'src/screens/catalogue/Banner*.tsx',
    'src/ui/components/{banner,basics,feedback,rows,shell}/*.{ts,tsx}',
    'src/ui/components/live/LiveCard.tsx',
  ],
  /** What live television says before anything plays. */
  live: [
    'src/screens/{live-tv,players}/*.{ts,tsx}',
    'src/ui/components/live/{AudioPoster,ChannelList,ChannelRow,NowPlaying,PlayButton,PlayerBox,PlayerError,SoundButton,Takeover}.tsx',
  ],
  /** What live television says once something plays, and the guide. */
  tv: [
    'src/screens/{guide,live-tv,players,programmes,reminders}/**/*.{ts,tsx}',
    'src/screens/tools/!(KidsDialog).tsx',
    'src/ui/components/{feedback,form,guide,live}/**/*.{ts,tsx}',
  ],
  /** What all other pages say but those of one's own. */
  later: [
    'src/*/*.{ts,tsx}',
    'src/{services,shell}/**/*.{ts,tsx}',
    'src/screens/!(favorites|guest-prompt|history|home|lists|my)/**/*.{ts,tsx}',
    'src/screens/home/{,shelves/}*.{ts,tsx}',
    'src/ui/components/!(purchase)/**/*.{ts,tsx}',
  ],
  own: EVERYWHERE,
}

type Texts = Readonly<Record<string, string>>
type Element = {
  readonly type: number
  readonly value?: string
  readonly options?: object
  readonly children?: unknown
}

const formatjs = (...args: ReadonlyArray<string>): string =>
  execFileSync(FORMATJS, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const sorted = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)))

const asFile = (texts: Texts): string => `${JSON.stringify(sorted(texts), null, 2)}\n`

const read = (language: string): Texts => {
  const file = join(INTL, `${language}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The texts declared in some files of the code, by id. */
const extractMessages = (files: ReadonlyArray<string>): Texts => {
  const found: Record<string, { defaultMessage: string }> = JSON.parse(
    formatjs('extract', ...files, '--ignore', '**/*.d.ts', '--throws'),
  )
  return sorted(Object.fromEntries(Object.entries(found).map(([id, { defaultMessage }]) => [id, defaultMessage])))
}

const compileFile = (file: string): Record<string, ReadonlyArray<Element>> =>
  JSON.parse(formatjs('compile', relative(ROOT, file), '--format', 'simple', '--ast'))

const compile = (language: string) => compileFile(join(INTL, `${language}.json`))

const ARGUMENTS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 8])

const elementsWithin = (node: unknown): ReadonlyArray<Element> => {
  if (Array.isArray(node)) return node.flatMap(elementsWithin)
  if (typeof node !== 'object' || node === null) return []
  const nested = Object.values(node).flatMap(elementsWithin)
  return 'type' in node ? [node as Element, ...nested] : nested
}

const placeholders = (ast: unknown): string =>
  [
    ...new Set(
      elementsWithin(ast)
        .filter(({ type }) => ARGUMENTS.has(type))
        .map(({ value }) => value),
    ),
  ]
    .sort()
    .join(', ')

/** What one translation lacks, keeps too long, or fills in differently. */
export const translationProblems = (
  language: string,
  source: Record<string, unknown>,
  translation: Record<string, unknown>,
): ReadonlyArray<string> => [
  ...Object.keys(source)
    .filter(id => !(id in translation))
    .map(id => `${language}.json lacks ${id}`),
  ...Object.keys(translation)
    .filter(id => !(id in source))
    .map(id => `${language}.json holds ${id}, which no code declares`),
  ...Object.keys(source)
    .filter(id => id in translation && placeholders(source[id]) !== placeholders(translation[id]))
    .map(
      id => `${language}.json ${id} has {${placeholders(translation[id])}}, the code has {${placeholders(source[id])}}`,
    ),
]

/** Every word once, in the first part that says it. */
const writeCompiled = (language: string, texts: ReadonlyArray<readonly [string, Texts]>, ast: object): void => {
  const partOf = (id: string) => texts.find(([, said]) => id in said)?.[0]
  for (const [part] of texts) {
    const words = Object.entries(ast).filter(([id]) => partOf(id) === part)
    writeFileSync(join(COMPILED, `${language}.${part}.json`), JSON.stringify(Object.fromEntries(words)))
  }
}

/** Extracts, compares and compiles. With `check` nothing is written but the build output, and a stale en.json is a problem. */
export const runMessages = ({ check }: { readonly check: boolean }): ReadonlyArray<string> => {
  const texts = asFile(extractMessages(EVERYWHERE))
  const parts = Object.entries(PARTS).map(([part, files]) => [part, extractMessages(files)] as const)
  const stale = texts !== asFile(read('en'))
  if (!check) writeFileSync(join(INTL, 'en.json'), texts)
  rmSync(COMPILED, { recursive: true, force: true })
  mkdirSync(COMPILED)
  const [source, ...translations] = ['en', ...TRANSLATIONS].map(language => {
    const ast = compile(language)
    writeCompiled(language, parts, ast)
    return { language, ast }
  })
  return [
    ...(check && stale ? ['src/ui/intl/en.json is stale: run test/support/messages.ts'] : []),
    ...translations.flatMap(({ language, ast }) => translationProblems(language, source?.ast ?? {}, ast)),
  ]
}

const isRecord = (content: unknown): content is object =>
  typeof content === 'object' && content !== null && !Array.isArray(content)

/** Texts by id, compiled; a sentence where a file holds anything else. */
const compiledTexts = (file: string): E.Either<string, Record<string, unknown>> => {
  const name = basename(file)
  const asRecord = (text: string): E.Either<string, object> =>
    pipe(
      E.tryCatch(
        (): unknown => JSON.parse(text),
        error => `${name} is no JSON: ${error instanceof Error ? error.message : error}`,
      ),
      E.filterOrElse(isRecord, () => `${name} is no list of texts by id.`),
    )
  const noText = (texts: object): string | undefined =>
    Object.entries(texts).find(([, text]) => typeof text !== 'string')?.[0]
  const firstLine = (error: unknown): string =>
    /^(?:\w*Error: )*(.*)/.exec(
      error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error),
    )?.[1] ?? ''
  return pipe(
    fileText(file),
    E.flatMap(asRecord),
    E.filterOrElse(
      texts => noText(texts) === undefined,
      texts => `${name} is no list of texts by id: ${noText(texts)} is none.`,
    ),
    E.flatMap(() =>
      E.tryCatch(
        () => compileFile(file),
        error => `${name} holds what is no text: ${firstLine(error)}`,
      ),
    ),
  )
}

interface LanguageWritten {
  readonly problems: ReadonlyArray<string>
  /** How much of what the app says. */
  readonly texts: number
  readonly all: number
}

/**
 * A language that is a file beside the app (AHEAD-44): its texts by id, as in `es.json`, as the app reads them. What it lacks is
 * spoken in another language; what it would fill in differently is left out.
 */
export const writeLanguageFile = (from: string, to: string): E.Either<string, LanguageWritten> =>
  E.map((ast: Record<string, unknown>) => {
    const source = compile('en')
    const isSound = ([id, words]: readonly [string, unknown]): boolean =>
      id in source && placeholders(source[id]) === placeholders(words)
    const sound = Object.entries(ast).filter(isSound)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, JSON.stringify(Object.fromEntries(sound)))
    const problems = translationProblems(basename(from, '.json'), source, ast)
    return { problems, texts: sound.length, all: Object.keys(source).length }
  })(compiledTexts(from))

const stop = (sentence: string): never => {
  console.error(`✗ ${sentence}`)
  process.exit(1)
}

/** Texts that are missing have others that stand in for them: the file is good. */
const runLanguage = (file: string, out: string): void => {
  const at = (path: string): string => resolve(process.env.INIT_CWD ?? '', path)
  const written = writeLanguageFile(at(file), at(out))
  const { problems, texts, all } = E.isLeft(written) ? stop(written.left) : written.right
  for (const problem of problems) console.error(problem)
  const rest = '; the others are said in the language that "like" names'
  console.log(`${out} is written: ${texts === all ? `all ${all} texts` : `${texts} of ${all} texts${rest}`}.`)
}

const runOwn = (check: boolean): void => {
  const problems = runMessages({ check })
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log('Messages: complete and compiled.')
}

if (import.meta.filename === process.argv[1]) {
  const options = { check: { type: 'boolean' }, file: { type: 'string' }, out: { type: 'string' } } as const
  const { check = false, file, out } = parseArgs({ options }).values
  if (file !== undefined && out !== undefined) runLanguage(file, out)
  else if (file !== undefined || out !== undefined) stop('--file and --out belong together.')
  else runOwn(check)
}
