import { readFileSync } from 'node:fs'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type HeadEnd, startHeadEnd } from '@sintonia/operator'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ConformOptions, conform, type Report } from '../conform.ts'
import { readContract } from '../contract/openApi.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Difference } from '../report/findings.ts'
import { FORMS } from '../report/forms.ts'
import { APP_FAULTS, FAULTS, FOREIGN_FAULTS, KEPT_FAULTS, type Planted } from './support/faults/index.ts'
import { type Scratch, startScratch } from './support/scratch.ts'
import { type ServedApp, serveApp } from './support/servedApp.ts'

const ACCOUNT = { name: DEMO_ACCOUNTS[0]?.email ?? '', password: DEMO_PASSWORD }
const APP = 'http://app.example'

const differencesIn = ({ checks }: Report): ReadonlyArray<Difference> =>
  checks.flatMap(({ differences }) => differences)
const anyPlace = (name: string): string => name.replace(/\[\d+\]/g, '[*]')
const namesOf = ({ also, ...first }: Difference): ReadonlyArray<string> =>
  [first, ...also].map(({ call, field }) => `${call} ${field}`)

const tryAt = (origin: string, more: Partial<ConformOptions> = {}): Promise<Report> =>
  conform({ backEnd: new URL(origin), account: ACCOUNT, ...more })

const tryPlanted = async (scratch: Scratch, { fault, only }: Planted, more: Partial<ConformOptions> = {}) => {
  scratch.plant(fault)
  return tryAt(scratch.origin, { only, ...more })
}

/** Every difference is named by its call and field, and says what came, what was expected and where that stands. */
const expectNamed = (report: Report, { named }: Planted): void => {
  expect(report.stopped).toBeUndefined()
  const differences = differencesIn(report)
  const found = differences.flatMap(namesOf).toSorted()
  const isExact = named.every(name => !name.includes('[*]'))
  expect(isExact ? found : found.map(anyPlace)).toEqual(named.toSorted())
  for (const { came, expected, source } of differences) {
    expect(came).not.toBe('')
    expect(expected).not.toBe(came)
    expect(source).toMatch(/^(docs|README|RFC|W3C)/)
  }
}

test.each(Object.values(SOURCES).filter(source => source.startsWith('docs/api.md')))(
  '[AHEAD-40] there is a place for who looks up “%s”',
  source => {
    const text = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
    const headings = new Set([...text.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading))
    const places = source
      .replace('docs/api.md, ', '')
      .split('; ')
      .map(place => place.replace(/[:(].*$/, '').trim())
    for (const place of places.filter(each => each !== 'the call' && !each.startsWith('docs/')))
      expect(headings).toContain(place)
  },
)

describe('a back end that is as the contract says', () => {
  const started: HeadEnd[] = []
  afterEach(() => Promise.all(started.splice(0).map(each => each.close())))
  const start = async (options: Parameters<typeof startHeadEnd>[0]): Promise<string> => {
    const headEnd = await startHeadEnd({ notices: true, ...options })
    started.push(headEnd)
    return headEnd.origin
  }

  test('[AHEAD-40] the local operator passes whole, and every call was asked', async () => {
    const report = await tryAt(await start({ cacheable: true }))
    expect(differencesIn(report)).toEqual([])
    const asked = new Set(report.checks.flatMap(({ call, unasked }) => (unasked === undefined ? [call] : [])))
    expect(
      readContract()
        .calls.map(({ name }) => name)
        .filter(name => !asked.has(name)),
    ).toEqual([])
  })

  test.each([
    ['live channels alone', { deployment: 'live' }],
    ['titles alone', { deployment: 'vod' }],
    ['no guests', { visitor: false }],
  ] as const)('[AHEAD-40] the local operator passes with %s', async (_, options) => {
    expect(differencesIn(await tryAt(await start(options)))).toEqual([])
  })

  test('[AHEAD-40] a phone with its country code is an account too', async () => {
    const { phonePreCode, phone } = DEMO_ACCOUNTS.find(each => each.phone !== undefined) ?? {}
    const account = { ...ACCOUNT, name: `+${phonePreCode} ${phone}` }
    const report = await tryAt(await start({ deployment: 'live2vod' }), { account, only: ['entrance', 'account'] })
    expect(differencesIn(report)).toEqual([])
    expect(report.checks.some(({ call, as }) => call === 'profile' && as === 'user')).toBe(true)
  })

  test('[AHEAD-40] sealed bodies are not tried, and that is said', async () => {
    const report = await tryAt(await start({ zeroTrust: true }))
    expect(report).toMatchObject({ checks: [], stopped: expect.stringContaining('sealed bodies only') })
  })

  test('[AHEAD-40] a guest alone is tried without an account', async () => {
    const report = await tryAt(await start({}), { account: undefined })
    expect(differencesIn(report)).toEqual([])
    expect(report.checks.some(({ as, unasked }) => as === 'user' && unasked === undefined)).toBe(false)
  })

  test('[AHEAD-40] the account is left as it was', async () => {
    const origin = await start({})
    await tryAt(origin, { only: ['live', 'titles', 'account'] })
    const again = await tryAt(origin, { only: ['live', 'titles'] })
    const lists = again.checks.filter(({ about }) => about === 'has what was added')
    expect(lists.map(({ call }) => call).toSorted()).toEqual([
      'channelHistoryList',
      'favouriteList',
      'reminderList',
      'vodFavourites',
      'vodHistory',
    ])
    expect(differencesIn(again)).toEqual([])
  })
})

describe('a back end with one fault', () => {
  let operator: HeadEnd
  let cacheable: HeadEnd
  let scratch: Scratch
  let kept: Scratch
  let foreign: Scratch
  let app: ServedApp
  let apart: Scratch
  beforeAll(async () => {
    operator = await startHeadEnd({ notices: true })
    cacheable = await startHeadEnd({ cacheable: true })
    scratch = await startScratch(operator.origin)
    kept = await startScratch(cacheable.origin)
    foreign = await startScratch(operator.origin, APP)
    app = await serveApp()
    apart = await startScratch(operator.origin, app.origin)
  })
  afterAll(() => Promise.all([scratch, kept, foreign, app, apart, operator, cacheable].map(each => each.close())))

  test('[AHEAD-40] the scratch operator passes before anything is planted', async () => {
    expect(differencesIn(await tryAt(scratch.origin))).toEqual([])
    expect(differencesIn(await tryAt(foreign.origin, { app: new URL(APP), hosts: [] }))).toEqual([])
  })

  test('[AHEAD-40] the scratch operator passes for an app that is served elsewhere', async () =>
    expect(differencesIn(await tryAt(apart.origin, { app: new URL(app.origin), hosts: [] }))).toEqual([]))

  test.each(FAULTS.map(planted => [planted.title, planted] as const))('[AHEAD-40] %s is named', async (_, planted) =>
    expectNamed(await tryPlanted(scratch, planted), planted),
  )

  test.each(KEPT_FAULTS.map(planted => [planted.title, planted] as const))(
    '[AHEAD-40] %s is named, by GET',
    async (_, planted) => expectNamed(await tryPlanted(kept, planted), planted),
  )

  test.each(FOREIGN_FAULTS.map(planted => [planted.title, planted] as const))(
    '[AHEAD-40] %s is named, for an app of another origin',
    async (_, planted) => expectNamed(await tryPlanted(foreign, planted, { app: new URL(APP) }), planted),
  )

  test.each(APP_FAULTS.map(planted => [planted.title, planted] as const))(
    '[AHEAD-40] %s is named, for an app that is served elsewhere',
    async (_, planted) => {
      app.lose(planted.lost)
      expectNamed(await tryPlanted(apart, planted, { app: new URL(app.origin) }), planted)
      app.lose(undefined)
    },
  )

  test('[AHEAD-40] paths are not tried while nothing answers where the app is to be served, and that is said', async () => {
    foreign.plant(undefined)
    const { checks } = await tryAt(foreign.origin, { app: new URL(APP), only: ['live'] })
    const unasked = checks.filter(({ call, about }) => call === 'channelList' && about.startsWith('has a picture'))
    expect(unasked.map(each => each.unasked)).toContain(`it is a path, and ${APP} does not answer`)
  })

  test('[AHEAD-40] addresses without https are named, for an app that is served by https', async () => {
    foreign.plant(undefined)
    const app = new URL(APP.replace('http:', 'https:'))
    const found = differencesIn(await tryAt(foreign.origin, { app, only: ['hosts'], hosts: [] }))
    expect(found.filter(({ source }) => source.includes('Mixed Content')).flatMap(namesOf)).toContain(
      'manifest result.uiProperties.stream_cdn_base',
    )
  })

  test('[AHEAD-40] a licence may come within data, as the specification has it', async () => {
    scratch.plant({
      at: /license/,
      change: answer => {
        const { result, ...envelope } = JSON.parse(answer.text)
        return {
          ...answer,
          text: JSON.stringify({ ...envelope, ...(result === undefined ? {} : { data: { result } }) }),
        }
      },
    })
    const report = await tryAt(scratch.origin, { only: ['live'] })
    expect(differencesIn(report)).toEqual([])
    expect(report.checks.some(({ about }) => about === 'gives the key that was asked for')).toBe(true)
  })

  test('[AHEAD-40] one cause is told once, with the calls that have it', async () => {
    scratch.plant({
      at: /^\/(?:vodapi|searchApi)\//,
      change: answer => ({ ...answer, text: answer.text.replace(/"rating":[\d.]+/g, '"rating":"good"') }),
    })
    const report = await tryAt(scratch.origin, { only: ['titles'] })
    const [only, ...others] = differencesIn(report)
    expect(others).toEqual([])
    expect(only?.source).toBe('docs/openapi.json, components.schemas.Title.rating')
    expect(only?.also.map(({ call }) => call)).toEqual(expect.arrayContaining(['title', 'search', 'recommendations']))
    expect(FORMS.text(report)).toMatch(/also in .*title result\.media\.rating/)
    expect(FORMS.junit(report).match(/<failure/g)).toHaveLength(1)
  })

  test('[AHEAD-40] where one code is expected, that one is named', async () => {
    const personal = readContract().calls.filter(({ answers }) => answers === 'user')
    scratch.plant({
      at: new RegExp(`^(?:${personal.map(({ path }) => path).join('|')})$`),
      change: answer =>
        answer.text.includes('10101041') ? { ...answer, text: '{"errCode":10100002,"message":"no"}' } : answer,
    })
    const differences = differencesIn(await tryAt(scratch.origin, { only: ['privacy', 'live'] }))
    expect(differences).toMatchObject([{ came: '10100002', expected: '10101041: the login has ended' }])
    expect(differences[0]?.also).toHaveLength(personal.length - 1)
  })

  test('[AHEAD-40] an accountId that nobody reads is no difference', async () => {
    scratch.plant({
      at: readContract().call('homeRecommendations').path,
      change: (answer, { text }) =>
        text.includes('"accountId":{"wrong":true}')
          ? { ...answer, text: '{"errCode":0,"result":{"bannerItemList":[]}}' }
          : answer,
    })
    expect(differencesIn(await tryAt(scratch.origin, { only: ['input'] }))).toEqual([])
  })

  test('[AHEAD-40] a host that is on the list is no difference', async () => {
    const planted = FAULTS.find(({ title }) => title.startsWith('a picture on a host'))
    if (planted === undefined) throw new Error('no such fault')
    for (const [host, count] of [
      ['*.example', 0],
      ['https://elsewhere.example', 0],
      ['another.example', 1],
    ] as const)
      expect(differencesIn(await tryPlanted(scratch, planted, { hosts: [host] }))).toHaveLength(count)
  })
})
