import { describe, expect, test } from 'vitest'
import { makeTabs } from '../../src/services/tabs/tabs.ts'
import { fakeTab, sharedStorage } from './support/browser.ts'

describe('Tabs of one browser', () => {
  test('[SES-04] a tab hears what another tab stores and removes, not what it does itself', () => {
    const storage = sharedStorage()
    const [mine, other] = [fakeTab(storage), fakeTab(storage)]
    const heard: unknown[] = []
    const stop = makeTabs(mine.parts).onStorage((key, value) => heard.push([key, value]))
    mine.area.setItem('a', '1')
    other.area.setItem('a', '2')
    other.area.removeItem('a')
    mine.clearFromAnotherTab()
    stop()
    other.area.setItem('a', '3')
    expect(heard).toEqual([
      ['a', '2'],
      ['a', undefined],
      ['', undefined],
    ])
  })

  test.each([
    ['with locks', navigator.locks],
    ['without locks', undefined],
  ])('[SES-06] %s, runs of one name are one after the other, also after one that failed', async (_, locks) => {
    const { alone } = makeTabs(fakeTab(sharedStorage(), locks).parts)
    const steps: string[] = []
    const run = (name: string) => async () => {
      steps.push(`${name} begins`)
      await Promise.resolve()
      await Promise.resolve()
      steps.push(`${name} ends`)
      if (name === 'first') throw new Error('failed')
      return name
    }
    const results = await Promise.allSettled([
      alone('x', run('first')),
      alone('x', run('second')),
      alone('x', run('third')),
    ])
    expect(steps).toEqual(['first', 'second', 'third'].flatMap(name => [`${name} begins`, `${name} ends`]))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })

  test('runs of different names do not wait for each other', async () => {
    const { alone } = makeTabs(fakeTab().parts)
    const waiting = new Promise<void>(() => undefined)
    void alone('x', () => waiting)
    expect(await alone('y', async () => 'done')).toBe('done')
  })
})
