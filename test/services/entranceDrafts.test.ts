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
const tab = (languages: ReadonlyArray<string> = []) => {
  const area = sharedStorage().areaOf({})
  let isUser = false
  const load = () => {
    const heard: AnyEventObject[] = []
    const store = { read: () => kept() }
    const draft = keepDrafts({ report: makeReport(), store, area: () => area, languages: () => languages })
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

  test('[VALID-05] begins with the country that the browser speaks the language of, where it names one', () => {
    const countryOf = (languages: ReadonlyArray<string>) =>
      tab(languages)
        .load()
        .heard.map(event => event.typed.fields.countryCode)
    expect(countryOf(['en', 'pt-BR', 'es-MX'])).toEqual(['55'])
    expect(countryOf(['es-UY'])).toEqual(['598'])
    expect(countryOf(['zh-Hant-TW', 'en-GB'])).toEqual([])
    expect(countryOf(['en'])).toEqual([])
  })

  test('[SES-07] what was typed counts more than that', () => {
    const { load } = tab(['pt-BR'])
    const first = load()
    first.keep()
    first.leave()
    expect(load().heard).toEqual([{ type: 'draft.recalled', ...draft }])
  })

  test('[SES-07] [STORE-01] a text that is no draft is dropped', () => {
    const { area, load } = tab()
    area.setItem('sintonia.device.entranceDraft', '{"typed":7}')
    expect(load().heard).toEqual([])
    expect(area.getItem('sintonia.device.entranceDraft')).toBeNull()
  })
})
