import type { GuideDesk } from './desk.ts'
import type { Note } from './localStore.ts'

type Method = keyof GuideDesk

/** What the page asks of the worker, and what comes back. Arrays of numbers are handed over, not copied. */
interface Question {
  readonly id: number
  readonly method: Method
  readonly args: ReadonlyArray<unknown>
}
type Reply = { readonly id: number; readonly notes: ReadonlyArray<Note> } & (
  | { readonly value: unknown }
  | { readonly error: string }
)

/** One end of a line: a worker as the page sees it, or the page as the worker sees it. */
export interface Line {
  readonly postMessage: (message: unknown, options: { readonly transfer: Transferable[] }) => void
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
}

/** The buffers of an answer that is a list of columns. */
const buffersIn = (value: unknown): Transferable[] => {
  const columns: ReadonlyArray<unknown> = Array.isArray(value) ? value : []
  return columns
    .flatMap(each => Object.values(Object(each)))
    .flatMap(part => (ArrayBuffer.isView(part) && part.buffer instanceof ArrayBuffer ? [part.buffer] : []))
}

/** Answers the page's questions, in the worker. What was noted meanwhile goes along. */
export const serve = (line: Line, openDesk: (onNote: (note: Note) => void) => GuideDesk): void => {
  let notes: Note[] = []
  const desk = openDesk(note => notes.push(note))
  const outcome = async ({ method, args }: Question) => {
    try {
      const run = desk[method] as (...args: ReadonlyArray<unknown>) => Promise<unknown>
      return { value: await run(...args) }
    } catch (error) {
      return { error: error instanceof Error ? error.name : typeof error }
    }
  }
  line.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
    const reached = await outcome(data)
    const reply: Reply = { id: data.id, notes, ...reached }
    notes = []
    line.postMessage(reply, { transfer: 'value' in reached ? buffersIn(reached.value) : [] })
  })
}

/** The desk of a worker, as the page uses it. */
export const remote = (line: Line, onNote: (note: Note) => void): GuideDesk => {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let last = 0
  line.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id)
    if (asked === undefined) return
    waiting.delete(data.id)
    data.notes.forEach(onNote)
    if ('error' in data) asked.reject(new Error(data.error))
    else asked.resolve(data.value as never)
  })
  const ask =
    <M extends Method>(method: M) =>
    (...args: Parameters<GuideDesk[M]>): ReturnType<GuideDesk[M]> =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        line.postMessage({ id: last, method, args } satisfies Question, { transfer: [] })
      }) as ReturnType<GuideDesk[M]>
  return {
    compare: ask('compare'),
    keep: ask('keep'),
    read: ask('read'),
    programmes: ask('programmes'),
    search: ask('search'),
    recall: ask('recall'),
    remember: ask('remember'),
  }
}
