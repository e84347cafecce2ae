import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountId } from '../../../models/account.ts'
import { LogicalChannelId } from '../../../models/channel.ts'
import { DAY, MINUTE } from '../../../models/codec/instant.ts'
import { subscriptionStateOf } from '../../../models/subscriptionState.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { DEMO_PASSWORD, type HeadEnd, startHeadEnd } from '../index.ts'
import { authenticationKeyOf } from '../world/demoAccounts.ts'
import { idOf } from '../world/ids.ts'
import { ask, guest, keyFor, logIn, must, user } from './support/client.ts'
import { codeFor } from './support/samples.ts'

const favourite = (headEnd: HeadEnd) => ({
  favoriteChannelList: [{ logicalChannelId: idOf(LogicalChannelId, '1101'), updateTime: headEnd.control.now() }],
})

describe('sessions', () => {
  let headEnd: HeadEnd
  beforeEach(async () => {
    headEnd = await startHeadEnd()
  })
  afterEach(() => headEnd.close())

  test('playlists are open to a token until it ends, also after a logout, and to no other', async () => {
    const tokens = await user(headEnd.origin)
    const asked = async (kind: 'live' | 'dvr', token: string | undefined) => {
      const begin = Math.floor(headEnd.control.now() / 1000) - 3600
      const query = kind === 'dvr' ? `begin=${begin}&end=${begin + 60}&` : ''
      return (await fetch(`${headEnd.origin}/${kind}/${kind}-aurora/index.m3u8?${query}token=${token}`)).status
    }
    const [live, recording] = [tokens.streamMediaTrackerToken, tokens.catchupToken]
    expect([await asked('live', live), await asked('dvr', recording)]).toEqual([200, 200])
    expect([await asked('live', 'made-up'), await asked('dvr', 'made-up')]).toEqual([403, 403])
    expect(tokens.streamTokenMinutes).toBe(31)
    await must(ask(headEnd.origin, endpoints.logout, {}, tokens.token))
    expect(await asked('live', live)).toBe(200)
    headEnd.control.moveClock({ byMs: 31 * MINUTE })
    expect([await asked('live', live), await asked('dvr', recording)]).toEqual([403, 403])
    headEnd.control.resetClock()
    expect(await asked('live', live)).toBe(200)
    headEnd.control.expireTokens('stream')
    expect([await asked('live', live), await asked('dvr', recording)]).toEqual([403, 403])
  })

  test('a visitor login makes a guest, a login makes the user that the account names', async () => {
    const visitor = await must(ask(headEnd.origin, endpoints.login, { loginInfo: { loginMethod: 'visitorLogin' } }))
    expect(visitor.accountInfo.loginMethod).toBe('visitorLogin')
    const { accountInfo } = await must(logIn(headEnd.origin, 'ana@sintonia.example'))
    expect(accountInfo).toMatchObject({
      accountName: 'Ana Ribeiro',
      email: 'ana@sintonia.example',
      loginMethod: 'emailLogin',
    })
    expect(subscriptionStateOf(accountInfo, headEnd.control.now())).toBe('USING')
  })

  test('a phone logs in with its country code, and without it where the random value is asked', async () => {
    const authenticationKey = await keyFor(headEnd.origin, '(11) 98765-4321', DEMO_PASSWORD, 'phone')
    const login = ask(headEnd.origin, endpoints.login, {
      loginInfo: { loginMethod: 'phoneLogin', accountName: '11987654321', phonePreCode: '+55', authenticationKey },
    })
    expect((await must(login)).accountInfo.phone).toBe('11987654321')
  })

  test('a wrong password and an unknown account are refused with the same words', async () => {
    const wrong = await logIn(headEnd.origin, 'ana@sintonia.example', 'not-hers1')
    const unknown = await logIn(headEnd.origin, 'nobody@sintonia.example')
    expect(wrong.errCode).toBe(10101002)
    expect([unknown.errCode, unknown.message]).toEqual([wrong.errCode, wrong.message])
  })

  test('the random value of an unknown account is stable and looks like any other', async () => {
    const randomValueOf = async (accountName: string) =>
      (
        await must(
          ask(headEnd.origin, endpoints.userRandomValue, { loginType: 'email', accountName, originType: 'web' }),
        )
      ).userRandomValue
    const first = await randomValueOf('nobody@sintonia.example')
    expect(await randomValueOf('Nobody@sintonia.example')).toBe(first)
    expect(await randomValueOf('somebody@sintonia.example')).not.toBe(first)
    expect(first).toHaveLength((await randomValueOf('ana@sintonia.example')).length)
  })

  test('an expired access token is renewed by the refresh token, which is then good for a minute more', async () => {
    const tokens = await user(headEnd.origin)
    headEnd.control.moveClock({ byMs: 31 * MINUTE })
    expect((await ask(headEnd.origin, endpoints.contentRules, {}, tokens.token)).errCode).toBe(10101041)
    const { refreshToken } = tokens
    const renewed = await must(ask(headEnd.origin, endpoints.tokenRefresh, { refreshToken }))
    expect((await ask(headEnd.origin, endpoints.favouriteList, {}, renewed.tokens.token)).errCode).toBe(0)
    expect((await ask(headEnd.origin, endpoints.tokenRefresh, { refreshToken })).errCode).toBe(0)
    headEnd.control.moveClock({ byMs: 2 * MINUTE })
    expect((await ask(headEnd.origin, endpoints.tokenRefresh, { refreshToken })).errCode).toBe(10101040)
  })

  test('control expires access tokens, or all of them', async () => {
    const { token, refreshToken } = await user(headEnd.origin)
    headEnd.control.expireTokens('access')
    expect((await ask(headEnd.origin, endpoints.favouriteList, {}, token)).errCode).toBe(10101041)
    expect((await ask(headEnd.origin, endpoints.tokenRefresh, { refreshToken })).errCode).toBe(0)
    headEnd.control.expireTokens('all')
    expect((await ask(headEnd.origin, endpoints.tokenRefresh, { refreshToken })).errCode).toBe(10101040)
  })

  test('logout voids every token of the session and leaves other sessions alone', async () => {
    const here = await user(headEnd.origin)
    const there = await user(headEnd.origin)
    await must(ask(headEnd.origin, endpoints.logout, {}, here.token))
    expect((await ask(headEnd.origin, endpoints.favouriteList, {}, here.token)).errCode).toBe(10101041)
    expect((await ask(headEnd.origin, endpoints.tokenRefresh, { refreshToken: here.refreshToken })).errCode).toBe(
      10101040,
    )
    expect((await ask(headEnd.origin, endpoints.favouriteList, {}, there.token)).errCode).toBe(0)
  })

  test('without visitor mode guests are not admitted, and the manifest says so', async () => {
    headEnd.control.setVisitorMode(false)
    const login = await ask(headEnd.origin, endpoints.login, { loginInfo: { loginMethod: 'visitorLogin' } })
    expect(login.errCode).toBe(10101010)
    expect((await must(ask(headEnd.origin, endpoints.manifest, {}))).otherProperties.visitorMode).toBe(false)
  })

  test('a QR code waits, is scanned, is confirmed on the phone page and logs in once', async () => {
    const { scanCodeId, content } = await must(ask(headEnd.origin, endpoints.scanCode, {}))
    const stateOf = async () => (await must(ask(headEnd.origin, endpoints.scanCodeInfo, { scanCodeId }))).state
    expect(await stateOf()).toBe('WAITING')
    expect((await ask(headEnd.origin, endpoints.quickLoginToken, { scanCodeId })).errCode).toBe(10101149)
    expect(await (await fetch(content)).text()).toContain('Yes, log in')
    expect(await stateOf()).toBe('SCANNED')
    const body = new URLSearchParams({ code: scanCodeId, answer: 'confirm', account: '100002' })
    await fetch(`${headEnd.origin}/phone`, { method: 'POST', body })
    const { quickLoginToken } = await must(ask(headEnd.origin, endpoints.quickLoginToken, { scanCodeId }))
    const login = () => ask(headEnd.origin, endpoints.scanCodeLogin, { scanCodeId, quickLoginToken })
    expect((await must(login())).accountInfo.accountName).toBe('Leo Martín')
    expect((await login()).errCode).toBe(10101149)
  })

  test('a code that is refused or two minutes old says so', async () => {
    const make = async () => (await must(ask(headEnd.origin, endpoints.scanCode, {}))).scanCodeId
    const stateOf = async (scanCodeId: Awaited<ReturnType<typeof make>>) =>
      (await must(ask(headEnd.origin, endpoints.scanCodeInfo, { scanCodeId }))).state
    const [refused, old] = [await make(), await make()]
    await fetch(`${headEnd.origin}/phone`, {
      method: 'POST',
      body: new URLSearchParams({ code: refused, answer: 'refuse' }),
    })
    expect(await stateOf(refused)).toBe('REFUSED')
    headEnd.control.moveClock({ byMs: 2 * MINUTE + 1 })
    expect(await stateOf(old)).toBe('EXPIRED')
  })

  test('a password is reset by its code; the old one and the open sessions are void', async () => {
    const before = await user(headEnd.origin, 'leo@sintonia.example')
    const salt = Buffer.alloc(32, 9).toString('base64url')
    const reset = async (verificationCode: string) =>
      ask(headEnd.origin, endpoints.passwordReset, {
        loginType: 'email',
        accountName: 'leo@sintonia.example',
        phonePreCode: undefined,
        verificationCode,
        authenticationKey: authenticationKeyOf('brand-new1', salt),
        userRandomValue: salt,
      })
    const code = await codeFor(headEnd, 'leo@sintonia.example', 'resetPassword')
    expect((await reset(code === '0000' ? '1111' : '0000')).errCode).toBe(10101021)
    expect((await reset(code)).errCode).toBe(0)
    expect((await reset(code)).errCode).toBe(10101021)
    expect((await logIn(headEnd.origin, 'leo@sintonia.example')).errCode).toBe(10101002)
    expect((await logIn(headEnd.origin, 'leo@sintonia.example', 'brand-new1')).errCode).toBe(0)
    expect((await ask(headEnd.origin, endpoints.favouriteList, {}, before.token)).errCode).toBe(10101041)
    headEnd.control.reset()
    expect((await logIn(headEnd.origin, 'leo@sintonia.example', 'brand-new1')).errCode).toBe(10101002)
    expect((await logIn(headEnd.origin, 'leo@sintonia.example')).errCode).toBe(0)
  })

  test('a recharge code is good once and lengthens the plan', async () => {
    const { token } = await user(headEnd.origin, 'leo@sintonia.example')
    const accountId = idOf(AccountId, '100002')
    const recharge = (rechargeCodePassword: string) =>
      ask(headEnd.origin, endpoints.recharge, { accountId, rechargeCodePassword, virtualCode: undefined }, token)
    expect((await recharge('1111222233334443')).errCode).toBe(10102001)
    const { accountInfo } = await must(recharge('1111222233334444'))
    expect(accountInfo?.subscriptionList[0]).toMatchObject({ productId: 'full', expiredTs: expect.any(Number) })
    expect(accountInfo?.rechargeStatus).toBe('BOTH')
    expect((await recharge('1111222233334444')).errCode).toBe(10102002)
  })

  test('the member site knows the account by its token and makes the plan run', async () => {
    const { token, memberSiteToken = '' } = await user(headEnd.origin, 'leo@sintonia.example')
    const [, full] = (await must(ask(headEnd.origin, endpoints.planList, { loginId: '100002' }, token))).planList
    const address = `${full?.url}&memberSiteToken=${memberSiteToken}`
    expect(await (await fetch(address)).text()).toContain('Leo Martín')
    expect((await fetch(`${full?.url}&memberSiteToken=wrong`)).status).toBe(403)
    const body = new URLSearchParams({ plan: 'full-month', memberSiteToken })
    await fetch(`${headEnd.origin}/member`, { method: 'POST', body })
    const { accountInfo } = await must(logIn(headEnd.origin, 'leo@sintonia.example'))
    expect(accountInfo.subscriptionList[0]?.productId).toBe('full')
  })

  test('rights follow guest, plan and time', async () => {
    const locked = async (token: string) => {
      const { lcList } = await must(
        ask(headEnd.origin, endpoints.contentAuthority, { originType: 'web', supportBroadCast: true }, token),
      )
      return lcList.filter(({ pcList }) =>
        pcList.every(({ au }) => au.some(({ k, exp }) => k === 'live' && exp === 'none')),
      ).length
    }
    const [visitor, basic, full] = await Promise.all([
      guest(headEnd.origin).then(({ token }) => locked(token)),
      user(headEnd.origin, 'leo@sintonia.example').then(({ token }) => locked(token)),
      user(headEnd.origin).then(({ token }) => locked(token)),
    ])
    expect(full).toBe(0)
    expect(basic).toBeGreaterThan(0)
    expect(visitor).toBeGreaterThan(basic)
    headEnd.control.moveClock({ byMs: 31 * DAY })
    const { accountInfo } = await must(logIn(headEnd.origin, 'leo@sintonia.example'))
    expect(subscriptionStateOf(accountInfo, headEnd.control.now())).toBe('RECHARGE_END')
  })
})

describe('the store', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'headend-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('a restart keeps accounts, sessions and favourites; a reset forgets them', async () => {
    const first = await startHeadEnd({ dataDir: folder })
    const { token } = await user(first.origin)
    await must(ask(first.origin, endpoints.favouriteCreate, favourite(first), token))
    await first.close()

    const second = await startHeadEnd({ dataDir: folder })
    expect((await must(ask(second.origin, endpoints.favouriteList, {}, token))).favoriteChannelList).toHaveLength(1)
    await second.close()

    const third = await startHeadEnd({ dataDir: folder, reset: true })
    expect((await ask(third.origin, endpoints.favouriteList, {}, token)).errCode).toBe(10101041)
    const again = await user(third.origin)
    expect((await must(ask(third.origin, endpoints.favouriteList, {}, again.token))).favoriteChannelList).toEqual([])
    await third.close()
  })
})
