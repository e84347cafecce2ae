import { SECOND } from '../../models/codec/instant.ts'

const FIRST_MS = 2 * SECOND
/** The most that passes between the end of an outage that nobody tells of and the first answer. */
const CEILING_MS = 30 * SECOND

interface AskAgainParts {
  readonly timer: { readonly after: (ms: number, run: () => void) => () => void }
  /** From 0 to 1: so that not all devices ask in the same moment. */
  readonly random: () => number
}

/** Whether it came. */
type Try = () => Promise<boolean>

/**
 * Asks for files of the app until they come. Those that did not come wait in one line: the first is asked for, then the
 * next, after ever longer pauses up to thirty seconds. When one comes the others are asked for at once, and so are all when the
 * network is known to be back.
 */
export const makeAskAgain = ({ timer, random }: AskAgainParts) => {
  let line: ReadonlyArray<Try> = []
  let pauseMs = FIRST_MS
  let isSet = false
  /** Ends a pause; `undefined` while nothing waits, or something is asked for. */
  let endPause: (() => void) | undefined

  const wait = (): void => {
    if (isSet || line.length === 0) return
    isSet = true
    endPause = timer.after(pauseMs * (0.75 + random() / 4), () => void askFirst())
  }
  const stand = (...more: ReadonlyArray<Try>): void => {
    line = [...line, ...more]
    wait()
  }
  const askOthers = async (): Promise<void> => {
    const others = line
    line = []
    const came = await Promise.all(others.map(each => each()))
    stand(...others.filter((_, index) => !came[index]))
  }
  const askFirst = async (): Promise<void> => {
    endPause = undefined
    const [first, ...others] = line
    line = others
    const hasCome = first === undefined || (await first())
    isSet = false
    pauseMs = hasCome ? FIRST_MS : Math.min(pauseMs * 2, CEILING_MS)
    if (hasCome) await askOthers()
    else if (first !== undefined) stand(first)
  }

  const askAgain = <Part>(ask: () => Promise<Part>): Promise<Part> =>
    ask().catch(
      () =>
        new Promise(resolve =>
          stand(async () => {
            try {
              resolve(await ask())
              return true
            } catch {
              return false
            }
          }),
        ),
    )

  /** The network is back. */
  const askNow = (): void => {
    if (endPause === undefined) return
    endPause()
    void askFirst()
  }
  return { askAgain, askNow }
}
