import type { Note } from './localStore.ts'
import type { GuideStore } from './store.ts'

type Method = keyof GuideStore

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

/** The buffers of a message, two levels deep: those of an answer of the operator's, and those of a list of columns. */
const buffersIn = (values: ReadonlyArray<unknown>): Transferable[] => {
  const parts = values
    .flat()
    .flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  const buffers = parts.flatMap((part): ArrayBufferLike[] => {
    if (part instanceof ArrayBuffer) return [part]
    return ArrayBuffer.isView(part) ? [part.buffer] : []
  })
  return [...new Set(buffers)].filter(buffer => buffer instanceof ArrayBuffer)
}

/** Answers the page's questions, in the worker. What was noted meanwhile goes along. */
export const serve = (line: Line, openStore: (onNote: (note: Note) => void) => GuideStore): void => {
  let notes: Note[] = []
  const store = openStore(note => notes.push(note))
  const outcome = async ({ method, args }: Question) => {
    try {
      const run = store[method] as (...args: ReadonlyArray<unknown>) => Promise<unknown>
      return { value: await run(...args) }
    } catch (error) {
      return { error: error instanceof Error ? error.name : typeof error }
    }
  }
  line.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
    const reached = await outcome(data)
    const reply: Reply = { id: data.id, notes, ...reached }
    notes = []
    line.postMessage(reply, { transfer: 'value' in reached ? buffersIn([reached.value]) : [] })
  })
}

/** The store of a worker, as the page uses it. */
export const remote = (line: Line, onNote: (note: Note) => void): GuideStore => {
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
    (...args: Parameters<GuideStore[M]>): ReturnType<GuideStore[M]> =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        line.postMessage({ id: last, method, args } satisfies Question, { transfer: buffersIn(args) })
      }) as ReturnType<GuideStore[M]>
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
