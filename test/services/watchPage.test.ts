import { expect, test } from 'vitest'
import { watchPage } from '../../src/services/report/watchPage.ts'

const pageWith = () => {
  const told: unknown[] = []
  const window = Object.assign(new EventTarget(), { document: new EventTarget() })
  watchPage(window as unknown as Window, { broken: (...fault: unknown[]) => told.push(fault) })
  const error = (message: string, thrown?: Error): boolean =>
    window.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message, error: thrown }))
  return { told, error }
}

test('[NET-08] an error that nobody caught is told, and stands on the console', () => {
  const { told, error } = pageWith()
  const thrown = new TypeError('x')
  expect(error('Uncaught TypeError: x', thrown)).toBe(true)
  expect(told).toEqual([['page', thrown]])
})

test.each(['ResizeObserver loop completed with undelivered notifications.', 'ResizeObserver loop limit exceeded'])(
  '[NET-08] what a browser says of its own accord is no fault: %s',
  message => {
    const { told, error } = pageWith()
    expect(error(message)).toBe(false)
    expect(told).toEqual([])
  },
)
