import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from '../../src/services/clock/whenIdle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pageIn = (readyState: DocumentReadyState) => {
  const page = Object.assign(new EventTarget(), { document: { readyState } })
  return { page, rests: vi.fn(), idle: whenIdle(page as unknown as Window) }
}

test('[AHEAD-32] a page rests two seconds after it has loaded', async () => {
  const { page, rests, idle } = pageIn('interactive')
  idle.then(rests)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(rests).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1_900)
  expect(rests).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(rests).toHaveBeenCalledOnce()
})

test('[AHEAD-32] so it does where it had loaded before the app began', async () => {
  const { rests, idle } = pageIn('complete')
  idle.then(rests)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(rests).toHaveBeenCalledOnce()
})
