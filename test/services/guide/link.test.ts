import { right } from 'fp-ts/lib/Either.js'
import { afterEach, describe, expect, test } from 'vitest'
import { makeGuideDesk } from '../../../src/services/guide/desk.ts'
import { type Line, remote, serve } from '../../../src/services/guide/link.ts'
import type { Note } from '../../../src/services/guide/localStore.ts'
import { daysAnswer, fetchOf, hourly, NOW, openedStore, TODAY, window, wireProgramme } from './rig.ts'

const open: MessagePort[] = []
afterEach(() => {
  for (const port of open.splice(0)) port.close()
})

/** A page and a worker, with a line between them that hands buffers over as a browser does. */
const pageAndWorker = () => {
  const { port1, port2 } = new MessageChannel()
  open.push(port1, port2)
  const lineOf = (port: MessagePort): Line => ({
    postMessage: (message, { transfer }) => port.postMessage(message, transfer),
    addEventListener: (type, listener) => {
      port.addEventListener(type, listener)
      port.start()
    },
  })
  const notes: Note[] = []
  let note = (_: Note): void => undefined
  const { store } = openedStore({ onDropped: (source, failure) => note({ kind: 'dropped', source, failure }) })
  const list = [{ ...wireProgramme('bad', 0, 1), startTime: 'soon' }, ...hourly('news', TODAY)]
  serve(lineOf(port2), onNote => {
    note = onNote
    onNote({ kind: 'degraded', error: 'QuotaExceededError' })
    return makeGuideDesk(store, async () => right(daysAnswer(TODAY, { news: list })))
  })
  return { desk: remote(lineOf(port1), note => notes.push(note)), notes, store }
}

const REQUEST = { url: '/epg', method: 'POST', headers: {}, body: '{}', seal: undefined } as const

describe('The guide in its worker', () => {
  test('[EPG-09] answers the page as it would in the page itself', async () => {
    const { desk, store } = pageAndWorker()
    expect(await desk.keep(fetchOf(TODAY, 'news'), REQUEST)).toEqual(right(1))
    const wish = window(NOW, 3, 'news')
    expect(await desk.read(wish, 'es')).toEqual(await store.read(wish, 'es'))
    expect(await desk.programmes(wish)).toEqual(await store.programmes(wish))
    await desk.remember('what', { a: 1 }, NOW)
    expect(await desk.recall('what', NOW)).toEqual({ a: 1 })
    const query = { text: 'titulo', language: 'es', now: NOW, limit: 3, epgIds: wish.epgIds } as const
    expect(await desk.search(query)).toHaveLength(3)
  })

  test('[NET-08] sends along what was left out, and says once that nothing is kept', async () => {
    const { desk, notes } = pageAndWorker()
    await desk.keep(fetchOf(TODAY, 'news'), REQUEST)
    await desk.read(window(NOW, 3, 'news'), 'es')
    expect(notes.map(({ kind }) => kind)).toEqual(['degraded', 'dropped'])
  })

  test('[EPG-09] a question that breaks the worker is refused, and the next one is answered', async () => {
    const { desk } = pageAndWorker()
    await expect(desk.read(undefined as never, 'es')).rejects.toThrow('TypeError')
    expect(await desk.read(window(NOW, 3, 'news'), 'es')).toHaveLength(1)
  })
})
