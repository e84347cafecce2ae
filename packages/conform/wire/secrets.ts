import { leavesOf } from '../contract/json.ts'

/** What must stand in no report: passwords, keys made of them, and every token that was given. */
export interface Secrets {
  readonly learn: (secret: string) => void
  /** Learns what an answer of the entrance holds, wherever in it a token stands. */
  readonly learnIn: (answer: unknown, isOfEntrance: boolean) => void
  readonly redact: (text: string) => string
}

const NAMES = /token|password|passwd|secret|authenticationKey|randomValue|licen[cs]e/i
const SHORTEST = 4
/** What is as long as this and has no blanks is a token, by whatever name. */
const TOKEN_LENGTH = 16
/** Half a pair is no letter. */
const HALVES = /\p{Surrogate}/gu
const IN_QUERY = /([?&][\w-]*token=)[^&\s"'<>]+/gi
export const HIDDEN = '‹secret›'

const isTokenLike = (text: string): boolean =>
  text.length >= TOKEN_LENGTH && /^\S+$/.test(text) && !/^https?:\/\/[^?]*$/.test(text)

export const makeSecrets = (): Secrets => {
  const known = new Set<string>()
  const learn = (secret: string): void => {
    if (secret === '') return
    const whole = secret.replace(HALVES, '\uFFFD')
    for (const form of [secret, encodeURIComponent(whole), JSON.stringify(secret).slice(1, -1)]) known.add(form)
  }
  return {
    learn,
    learnIn: (answer, isOfEntrance) => {
      for (const [path, value] of leavesOf(answer)) {
        if (typeof value !== 'string' || value.length < SHORTEST) continue
        if (NAMES.test(path) ? !/^https?:/.test(value) : isOfEntrance && isTokenLike(value)) learn(value)
      }
    },
    redact: text =>
      [...known]
        .toSorted((one, other) => other.length - one.length)
        .reduce((clean, secret) => clean.replaceAll(secret, HIDDEN), text)
        .replace(IN_QUERY, `$1${HIDDEN}`),
  }
}
