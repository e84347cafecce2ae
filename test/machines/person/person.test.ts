import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { FilmsAnswer, FilmsWish, PersonAnswer, PersonInput } from '../../../machines/person.ts'
import {
  personMachine,
  selectAreFilmsLoading,
  selectFilms,
  selectHasPersonFailed,
  selectHaveFilmsFailed,
  selectPerson,
  selectPersonFailure,
} from '../../../machines/person.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { film } from '../../support/titles.ts'
import { ines, OFFLINE, personId, personModel } from './model.ts'

chartSuite(personModel)

/** Somebody; the test is the operator. */
const rig = () => {
  const load = handPort<PersonAnswer, PersonInput>()
  const films = handPort<FilmsAnswer, FilmsWish>()
  const machine = personMachine.provide({
    actors: { loadPerson: fromPromise(load.ask), loadFilms: fromPromise(films.ask) },
  })
  const actor = createActor(machine, { input: { personId } }).start()
  const now = () => actor.getSnapshot()
  return {
    load,
    films,
    more: () => actor.send({ type: 'viewer.wantMore' }),
    retry: () => actor.send({ type: 'viewer.retry' }),
    restoreNetwork: () => actor.send({ type: 'network.restored' }),
    name: () => selectPerson(now())?.name,
    titles: () => selectFilms(now()).titles.map(({ metaId }) => metaId),
    hasFailed: () => selectHasPersonFailed(now()),
    failure: () => selectPersonFailure(now())?.tag,
    isLoadingMore: () => selectAreFilmsLoading(now()),
    hasMoreFailed: () => selectHaveFilmsFailed(now()),
  }
}

const FIRST: PersonAnswer = right({ person: ines, titles: [film('m1'), film('m2')], hasMore: true })

describe('A person', () => {
  test('[VOD-05] comes with the titles, which go on page by page until there are no more', async () => {
    const { load, films, more, name, titles, isLoadingMore } = rig()
    more()
    expect([name(), titles()]).toEqual([undefined, []])
    await load.answer(FIRST)
    expect([name(), titles()]).toEqual(['Inês Valadão', ['m1', 'm2']])
    more()
    more()
    expect([isLoadingMore(), films.asked]).toEqual([true, [{ personId, pageId: 2 }]])
    await films.answer(right({ titles: [film('m2'), film('m3')], hasMore: true }))
    expect([isLoadingMore(), titles()]).toEqual([false, ['m1', 'm2', 'm3']])
    more()
    await films.answer(right({ titles: [film('m4')], hasMore: false }))
    more()
    expect(films.asked.map(({ pageId }) => pageId)).toEqual([2, 3])
    expect(titles()).toEqual(['m1', 'm2', 'm3', 'm4'])
  })

  test('[VOD-05] a page that fails leaves those before it, and is asked for again on demand or with the network', async () => {
    const { load, films, more, restoreNetwork, titles, hasMoreFailed } = rig()
    await load.answer(FIRST)
    more()
    await films.answer(OFFLINE)
    expect([hasMoreFailed(), titles()]).toEqual([true, ['m1', 'm2']])
    more()
    await films.answer(OFFLINE)
    restoreNetwork()
    await films.answer(right({ titles: [film('m3')], hasMore: false }))
    expect([hasMoreFailed(), titles()]).toEqual([false, ['m1', 'm2', 'm3']])
  })

  test('[VOD-05] who could not be had is asked for again on demand', async () => {
    const { load, retry, name, hasFailed, failure } = rig()
    await load.answer(OFFLINE)
    expect([hasFailed(), failure()]).toEqual([true, 'offline'])
    retry()
    await load.answer(FIRST)
    expect([hasFailed(), failure(), name()]).toEqual([false, undefined, 'Inês Valadão'])
  })
})

invariant(personModel, '[VOD-05] a title stands in the list once', ({ context: { films } }) => {
  const ids = films.titles.map(({ metaId }) => metaId)
  return new Set(ids).size === ids.length
})
