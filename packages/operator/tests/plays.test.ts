import { expect, test } from 'vitest'
import { makePlays } from '../world/plays.ts'

const session = (sessionId: string, accountId = 'ana') => ({ sessionId, accountId, kind: 'user' as const })

test('[AHEAD-46] so many devices of an account play; another is admitted only in the place of the oldest', () => {
  const plays = makePlays()
  expect(['1', '2', '3'].map(id => plays.admit(session(id), false))).toEqual([true, true, true])
  plays.limit(2)
  expect(['1', '2', '3', '1'].map(id => plays.admit(session(id), false))).toEqual([true, true, false, true])
  expect(plays.admit(session('9', 'leo'), false)).toBe(true)
  expect(plays.of('ana')).toEqual(['2', '1'])
  expect(plays.admit(session('3'), true)).toBe(true)
  expect(plays.of('ana')).toEqual(['1', '3'])
  expect(['1', '2', '3'].filter(plays.isEnded)).toEqual(['2'])
  expect(plays.admit(session('2'), false)).toBe(false)
  plays.limit(undefined)
  expect(plays.admit(session('2'), false)).toBe(true)
})
