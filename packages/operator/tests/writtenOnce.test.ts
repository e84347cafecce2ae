import { afterEach, expect, test } from 'vitest'
import { endpoints } from '../../../models/wire/index.ts'
import { type HeadEnd, startHeadEnd } from '../index.ts'
import { ask, guest, must, user } from './support/client.ts'

const WISH = { supportMosaic: false, supportVirtual: false, supportAudio: true, supportBroadCast: true, dataChecks: [] }
const RIGHTS = { originType: 'web', supportBroadCast: true }

let headEnd: HeadEnd | undefined
afterEach(() => headEnd?.close())

test('[AHEAD-42] a line-up that was written once is written anew where it is asked for otherwise, or has changed', async () => {
  headEnd = await startHeadEnd({})
  const { origin, control } = headEnd
  const { token } = await guest(origin)
  const list = (wish = WISH) => must(ask(origin, endpoints.channelList, wish, token))
  const first = await list()
  expect(await list()).toEqual(first)
  const { channelList } = (await list({ ...WISH, supportAudio: false })).channelListInfo
  expect(channelList.length).toBeLessThan(first.channelListInfo.channelList.length)
  control.moveClock({ byMs: 60_000 })
  control.markModified('CHANNEL_LIST')
  expect((await list()).channelListInfo.updateTimestamp).toBeGreaterThan(first.channelListInfo.updateTimestamp)
})

test('[AHEAD-42] [CHAN-02] rights that were written for one account are no other account’s', async () => {
  headEnd = await startHeadEnd({})
  const { origin } = headEnd
  const open = async ({ token }: { readonly token: string }) => {
    const { lcList } = await must(ask(origin, endpoints.contentAuthority, RIGHTS, token))
    return lcList.flatMap(({ pcList }) => pcList.flatMap(({ au }) => au)).filter(({ sup }) => sup).length
  }
  const visitor = await open(await guest(origin))
  expect(await open(await user(origin))).toBeGreaterThan(visitor)
  expect(await open(await guest(origin))).toBe(visitor)
})
