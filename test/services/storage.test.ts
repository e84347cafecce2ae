import * as fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import { Language } from '../../models/language.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeSessionStore } from '../../src/services/storage/sessionStore.ts'
import { makeStorage, type StorageArea, storageKey } from '../../src/services/storage/storage.ts'
import { makeStoredValues } from '../../src/services/storage/values.ts'
import { ana, guest, tokensOf } from '../support/sessions.ts'
import { sharedStorage } from './support/browser.ts'
import { keptReport } from './support/report.ts'

const onDevice = (wrap: (area: StorageArea) => StorageArea = area => area) => {
  const shared = sharedStorage()
  const area = wrap(shared.areaOf({}))
  const notices: string[] = []
  const report = keptReport()
  const storage = makeStorage({ area: () => area, report, onDegraded: () => notices.push('degraded') })
  const values = makeStoredValues(storage)
  return { shared, storage, values, store: makeSessionStore({ storage, values }), report, notices }
}

const full = (area: StorageArea): StorageArea => ({
  ...area,
  length: 0,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
})

describe('What the device keeps', () => {
  test('[STORE-01] [SES-05] the tokens and the account of a session come back as they were', () => {
    const { store, shared } = onDevice()
    const session = { account: ana.account, tokens: { ...tokensOf('a'), catchupToken: 'c', memberSiteToken: 'm' } }
    store.save(session)
    expect(store.read()).toEqual(session)
    expect(JSON.parse(shared.texts.get(store.tokensKey) ?? '')).toEqual({
      token: 'token-a',
      refreshToken: 'refresh-a',
      catchupToken: 'c',
      memberSiteToken: 'm',
    })
  })

  test.each(['{"token":', '""', '{}', '{"token":7,"refreshToken":"r"}', '[]', 'null', '<html>'])(
    '[STORE-01] broken tokens %s are dropped and reported, and count as none',
    text => {
      const { store, shared, report } = onDevice()
      store.save({ account: ana.account, tokens: tokensOf('a') })
      shared.texts.set(store.tokensKey, text)
      expect(store.read()).toBeUndefined()
      expect(shared.texts.has(store.tokensKey)).toBe(false)
      expect(report.recent()).toMatchObject([{ kind: 'dropped', source: store.tokensKey, codec: 'TokenInfo' }])
    },
  )

  test('[STORE-01] whatever stands there, reading gives a value of its codec or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        const { shared, values } = onDevice()
        shared.texts.set(values.language.name, text)
        const language = values.language.read()
        expect(language === undefined || Language.is(language)).toBe(true)
      }),
    )
  })

  test('[STORE-01] a change by another tab is read at once', () => {
    const { shared, values } = onDevice()
    values.language.write('pt')
    expect(values.language.read()).toBe('pt')
    shared.texts.set(values.language.name, '"es"')
    expect(values.language.read()).toBe('es')
  })

  test('[STORE-01] a full device: values live on in memory, and the person is told once', () => {
    const { values, notices } = onDevice(full)
    values.language.write('pt')
    values.theme.write('light')
    expect([values.language.read(), values.theme.read()]).toEqual(['pt', 'light'])
    expect(notices).toEqual(['degraded'])
    values.language.remove()
    expect(values.language.read()).toBeUndefined()
  })

  test('[STORE-01] a value that no longer fits does not leave its old text for the other tabs', () => {
    const { shared, values } = onDevice(area => ({ ...full(area), removeItem: area.removeItem }))
    shared.texts.set(values.language.name, '"en"')
    values.language.write('pt')
    expect(shared.texts.has(values.language.name)).toBe(false)
    expect(values.language.read()).toBe('pt')
  })

  test('[STORE-01] a browser that forbids storage: the app works, in memory', () => {
    const notices: string[] = []
    const storage = makeStorage({
      area: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
      report: makeReport(),
      onDegraded: () => notices.push('degraded'),
    })
    const number = storage.value('user', 'number', t.number)
    expect(number.read()).toBeUndefined()
    number.write(7)
    expect(number.read()).toBe(7)
    storage.clearUser()
    expect(number.read()).toBeUndefined()
    expect(notices).toEqual(['degraded'])
  })
})

describe('Forgetting a session', () => {
  test('[SES-08] everything of the user goes, what belongs to the device stays', () => {
    const { store, values, shared } = onDevice()
    store.save({ account: ana.account, tokens: tokensOf('a') }, [])
    shared.texts.set(storageKey('user', 'favourites'), '["1"]')
    shared.texts.set(storageKey('user', 'reminders'), '[]')
    shared.texts.set('another app', 'x')
    values.language.write('es')
    store.clear()
    expect([...shared.texts.keys()].sort()).toEqual(['another app', values.language.name])
  })

  test('[SES-08] another account starts without the lists of the one before', () => {
    const { store, shared } = onDevice()
    store.save({ account: guest.account, tokens: tokensOf('g') })
    shared.texts.set(storageKey('user', 'history'), '[]')
    store.save({ account: ana.account, tokens: tokensOf('a') })
    expect(shared.texts.has(storageKey('user', 'history'))).toBe(false)
    expect(store.read()?.account.accountId).toBe('ana')
  })

  test('[SES-05] tokens without an account, or an account without tokens, are no session', () => {
    const { store, values } = onDevice()
    values.tokens.write(tokensOf('a'))
    expect(store.read()).toBeUndefined()
    values.tokens.remove()
    values.account.write(ana.account)
    expect(store.read()).toBeUndefined()
  })
})
