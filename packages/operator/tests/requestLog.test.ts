import { expect, test } from 'vitest'
import { makeRequestLog } from '../control/requestLog.ts'

test('all requests are counted by call, else by path, although only the last ones are listed', () => {
  const log = makeRequestLog()
  const add = (call: string | undefined) => log.add({ at: 0, method: 'GET', path: '/a', call })
  add('login')
  for (let request = 0; request < 6000; request += 1) add('manifest')
  add(undefined)
  expect(log.counts()).toEqual({ login: 1, manifest: 6000, '/a': 1 })
  expect([log.count('login'), log.count('never')]).toEqual([1, 0])
  expect(log.list().length).toBeLessThan(6000)
  expect(log.list().at(-1)?.path).toBe('/a')
  log.clear()
  expect([log.counts(), log.list()]).toEqual([{}, []])
})
