import { describe, expect, test } from 'vitest'
import { targetOf } from '../../src/screens/messages/target.ts'

const ORIGIN = 'https://sintonia.example'

describe('A link in a message', () => {
  test.each([
    ['/vod/detail/m1?a=b', { to: '/vod/detail/m1?a=b' }],
    ['https://sintonia.example/my/plan', { to: '/my/plan' }],
    ['https://club.example/invoice', { href: 'https://club.example/invoice', host: 'club.example' }],
  ])('[MSG-06] leads where it says: %s', (url, target) => {
    expect(targetOf(url, ORIGIN)).toEqual(target)
  })

  test.each([
    ['/\\evil.example/x', 'evil.example'],
    ['//evil.example', 'evil.example'],
    ['https://sintonia.example@evil.example/', 'evil.example'],
    ['https://evil.example\\@sintonia.example/', 'evil.example'],
    ['https://sintonia.example.evil.example', 'sintonia.example.evil.example'],
  ])('[MSG-06] is never taken for a page of the app when it leads elsewhere: %s', (url, host) => {
    expect(targetOf(url, ORIGIN)).toMatchObject({ host })
  })

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'https://[',
    'mailto:a@b',
  ])('[MSG-06] leads nowhere by any scheme but the web: %s', url => expect(targetOf(url, ORIGIN)).toBeUndefined())
})
