import { describe, expect, test } from 'vitest'
import { type AnyEventObject, createActor, setup } from 'xstate'
import { NO_DRAFT } from '../../machines/codeForm/index.ts'
import { NOBODY } from '../../machines/rules/accountName.ts'
import { keepDrafts } from '../../src/services/api/entrance/drafts.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { ana, tokensOf } from '../support/sessions.ts'
import { sharedStorage } from './support/browser.ts'

const draft = { typed: NOBODY, profile: { ...NO_DRAFT, fullName: 'Nova Lima' } }
const typed = { type: 'draft.changed' as const, ...draft }

/** A tab whose page is loaded again and again; the test says who is signed in. */
const tab = () => {
  const area = sharedStorage().areaOf({})
  let isUser = false
  const load = () => {
    const heard: AnyEventObject[] = []
    const draft = keepDrafts({ report: makeReport(), store: { read: () => kept() }, area: () => area })
    const page = setup({ actors: { draft }, types: { children: {} as { draft: 'draft' } } }).createMachine({
      invoke: { id: 'draft', src: 'draft' },
      on: { '*': { actions: ({ event }) => heard.push(event) } },
    })
    const actor = createActor(page).start()
    return { heard, keep: () => actor.getSnapshot().children.draft?.send(typed), leave: () => actor.stop() }
  }
  const kept = () => (isUser ? { account: ana.account, tokens: tokensOf('ana') } : undefined)
  return {
    area,
    load,
    logIn: () => {
      isUser = true
    },
  }
}

describe('What is typed on the way in', () => {
  test('[SES-07] is there again after a reload, until somebody is a user', () => {
    const { load, logIn } = tab()
    const first = load()
    first.keep()
    first.leave()
    expect(first.heard).toEqual([])
    const second = load()
    expect(second.heard).toEqual([{ type: 'draft.recalled', ...draft }])
    logIn()
    second.leave()
    expect(load().heard).toEqual([])
  })

  test('[SES-07] [STORE-01] a text that is no draft is dropped', () => {
    const { area, load } = tab()
    area.setItem('sintonia.device.entranceDraft', '{"typed":7}')
    expect(load().heard).toEqual([])
    expect(area.getItem('sintonia.device.entranceDraft')).toBeNull()
  })
})
