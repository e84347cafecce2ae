import type { Messages } from './messages.ts'

/** Without an answer in this time, the app speaks in its own words. */
const PATIENCE_MS = 10_000

/** As `npm run messages -- --file` writes them: what is none is left out, and its place is spoken in the app's own words. */
const isMessage = (value: unknown): value is Messages[string] =>
  Array.isArray(value) && value.every(part => typeof part?.type === 'number')

/** The words of a language that is a file; none where it does not come. */
export const wordsOf = async (file: string): Promise<Messages> => {
  try {
    const answer = await fetch(file, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS) })
    const words: unknown = answer.ok ? await answer.json() : {}
    return Object.fromEntries(Object.entries(words ?? {}).filter(([, value]) => isMessage(value)))
  } catch {
    return {}
  }
}
