import { describe, expect, test } from 'vitest'
import { type Shop, shopAddress } from '../../../src/services/account/shop.ts'

const SHOP: Shop = {
  memberSite: 'https://member.example/home?from=app',
  origin: 'https://tv.example',
  token: 'member-token',
  language: 'pt',
}

describe('The address of the member site', () => {
  test('[BUY-02] carries the account by its token, and the language', () => {
    expect(shopAddress(SHOP)).toBe('https://member.example/home?from=app&token=member-token&lang=pt')
    expect(shopAddress({ ...SHOP, token: undefined })).toBe('https://member.example/home?from=app&lang=pt')
  })

  test('[MODE-03] a path in the deployment file is one of the app’s own origin', () => {
    expect(shopAddress({ ...SHOP, memberSite: '/member' })).toBe('https://tv.example/member?token=member-token&lang=pt')
  })

  test('[BUY-02] a plan has its own page there', () => {
    const plan = { url: 'https://member.example/plans/1?token=stale' }
    expect(shopAddress(SHOP, plan)).toBe('https://member.example/plans/1?token=member-token&lang=pt')
  })

  test.each([
    ['another site', 'https://evil.example/plans/1'],
    ['another scheme', 'http://member.example/plans/1'],
    ['a script', 'javascript:alert(1)'],
    ['user data before the host', 'https://member.example@evil.example/'],
    ['no address', 'not an address'],
    ['none', undefined],
  ])('[BUY-02] no other site gets the token: %s', (_, url) => {
    expect(shopAddress(SHOP, { url })).toBeUndefined()
  })

  test('[MODE-03] a deployment without a usable member site has no shop', () => {
    expect(shopAddress({ ...SHOP, memberSite: 'http://' })).toBeUndefined()
  })
})
