import { left, right } from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadLiveHome } from '../../src/services/api/provideLiveHome.ts'
import { ana, tokensOf } from '../support/sessions.ts'
import { httpTo } from './support/http.ts'
import { drop, json, type Reply, refusal, startScriptedOperator, success } from './support/scriptedOperator.ts'

let operator: Awaited<ReturnType<typeof startScriptedOperator>>

beforeAll(async () => {
  operator = await startScriptedOperator()
})
afterAll(() => operator.close())

const item = (bannerItemId: string) => ({ bannerItemId, title: bannerItemId, linkType: 'LIVE_CHANNEL', linkId: '7' })
const list = (...items: ReadonlyArray<unknown>) => success({ bannerItemList: items })

const ask = async (banners: Reply, recommended: Reply) => {
  operator.answerWith(({ path }) => (path.includes('banner') ? banners : recommended))
  const http = httpTo(operator.origin)
  const store = { read: () => ({ account: ana.account, tokens: tokensOf('ana') }) }
  return {
    outcome: await loadLiveHome({ http, store, replays: async () => [] }),
    tips: http.tips,
  }
}

describe("The operator's choice for the home page", () => {
  test('[CHAN-12] banners and recommendations are asked for side by side, the latter for this account', async () => {
    const { outcome } = await ask(list(item('final')), list(item('news')))
    expect(outcome).toMatchObject(
      right({ banners: [{ bannerItemId: 'final' }], recommended: [{ bannerItemId: 'news' }] }),
    )
    const asked = operator.seen.find(({ path }) => path === '/liveapi/api/v2/channel/home/manual/recommend/query')
    expect(JSON.parse(asked?.text ?? '{}')).toMatchObject({ accountId: 'ana' })
    expect(operator.seen.map(({ path }) => path)).toContain('/liveapi/api/channel/banner/list/v1')
  })

  test.each<[string, Reply, ReadonlyArray<unknown>]>([
    ['refused', refusal(10086, 'No banners'), [{ tag: 'said', text: 'No banners' }]],
    ['a server error', { status: 500, text: 'Oops' }, [{ tag: 'known', message: 'error.server' }]],
    ['a page of HTML', { text: '<!doctype html>', type: 'text/html' }, []],
    ['of another shape', success({ bannerItemList: 'many' }), []],
    ['null', json(null), []],
    ['no answer', drop, []],
  ])(
    '[CHAN-12] [NET-08] [NET-04] one call is %s: the other stands alone; what the operator says of it is told',
    async (_, bad, told) => {
      const { outcome, tips } = await ask(bad, list(item('news')))
      expect(outcome).toMatchObject(right({ banners: [], recommended: [{ bannerItemId: 'news' }] }))
      expect(await ask(list(item('final')), bad)).toMatchObject({
        outcome: right({ banners: [{ bannerItemId: 'final' }], recommended: [] }),
      })
      expect(tips).toEqual(told)
    },
  )

  test('[CHAN-12] [NET-08] both calls fail: a typed failure', async () => {
    expect((await ask(drop, drop)).outcome).toEqual(left({ tag: 'offline' }))
    expect((await ask(refusal(7), refusal(7))).outcome._tag).toBe('Left')
  })

  test('[NET-08] items that are no items are left out one by one', async () => {
    const { outcome } = await ask(list(null, 7, { title: 'no id' }, item('final')), list())
    expect(outcome).toMatchObject(right({ banners: [{ bannerItemId: 'final' }] }))
  })
})
