import { describe, expect, test } from 'vitest'
import { makeMarks } from '../../src/services/tabs/marks.ts'
import { handTimer } from './support/browser.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.a-token-that-nobody-may-read'

describe('A mark of the tabs', () => {
  const { timer } = handTimer()
  const marks = () => makeMarks({ locks: navigator.locks, timer })

  test('[AHEAD-13] is known to every tab, and no other is', async () => {
    await marks().set(TOKEN)
    expect([await marks().has(TOKEN), await marks().has(`${TOKEN}.`)]).toEqual([true, false])
  })

  test('[SES-08] does not tell a token: whoever lists the locks reads none', async () => {
    await marks().set(TOKEN)
    const names = ((await navigator.locks.query()).held ?? []).map(({ name }) => name)
    expect(names.some(name => name?.startsWith('sintonia.mark.'))).toBe(true)
    expect(names.join()).not.toContain(TOKEN)
  })

  test('without locks there is none', async () => {
    const none = makeMarks({ timer })
    await none.set(TOKEN)
    expect(await none.has(TOKEN)).toBe(false)
  })
})
