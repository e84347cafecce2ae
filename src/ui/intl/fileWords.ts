import './rightToLeft.css'
import type { MessageFormatElement } from 'react-intl'
import type { Messages } from './messages.ts'

/** What a file says, and which way. */
export interface FileWords {
  readonly file?: string
  readonly words: Messages
  readonly direction: 'ltr' | 'rtl'
}

/** Without an answer in this time, the app speaks in its own words. */
const PATIENCE_MS = 10_000

/** Scripts that are written from right to left and in which a television may be used. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

const directionOf = (code: string): FileWords['direction'] =>
  RIGHT_TO_LEFT.has(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr'

/** As `npm run messages -- --file` writes them: what is none is left out, and its place is spoken in the app's own words. */
const isMessage = (value: unknown): value is Messages[string] =>
  Array.isArray(value) && value.every(part => typeof part?.type === 'number')

/** As formatjs numbers them. */
const [LITERAL, ARGUMENT] = [0, 1]

const literal = (value: string) => ({ type: LITERAL, value }) as MessageFormatElement

/** Names and dates that are filled in keep their own direction, and leave that of the words around them alone. */
const isolated = (message: Messages[string]): Messages[string] =>
  message.flatMap(part => {
    if (part.type === ARGUMENT) return [literal('\u2068'), part, literal('\u2069')]
    if ('children' in part) return [{ ...part, children: isolated(part.children) }]
    if (!('options' in part)) return [part]
    const options = Object.entries(part.options).map(([name, { value }]) => [name, { value: isolated(value) }])
    return [{ ...part, options: Object.fromEntries(options) }]
  })

/** The words of a language that is a file; none where it does not come, and then those of another stand in for all. */
export const wordsOf = async (file: string, code: string): Promise<FileWords> => {
  try {
    const answer = await fetch(file, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS) })
    const said: unknown = answer.ok ? await answer.json() : {}
    const words = Object.entries(said ?? {}).filter((entry): entry is [string, Messages[string]] => isMessage(entry[1]))
    const direction = words.length > 0 ? directionOf(code) : 'ltr'
    const whole = direction === 'rtl' ? words.map(([id, message]) => [id, isolated(message)] as const) : words
    return { file, words: Object.fromEntries(whole), direction }
  } catch {
    return { file, words: {}, direction: 'ltr' }
  }
}
