import { expect, test, vi } from 'vitest'
import { SHELL_CACHE } from '../../../src/services/offline/shell.ts'
import { keepShell } from '../../../src/services/offline/worker.ts'

const rig = () => {
  const registration = { unregister: vi.fn(async () => true) }
  const workers = { register: vi.fn(async () => registration), getRegistrations: vi.fn(async () => [registration]) }
  const caches = { delete: vi.fn(async () => true) }
  return { registration, workers, caches, parts: { workers: workers as unknown as ServiceWorkerContainer, caches } }
}

test('[AHEAD-17] the worker is asked for past the cache of the browser, so that an update is seen', async () => {
  const { parts, workers, caches } = rig()
  await keepShell({ ...parts, isWished: true })
  expect(workers.register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' })
  expect(caches.delete).not.toHaveBeenCalled()
})

test('[AHEAD-17] [MODE-03] a deployment that does not wish it any more takes it away with all that it kept', async () => {
  const { parts, workers, registration, caches } = rig()
  await keepShell({ ...parts, isWished: false })
  expect(workers.register).not.toHaveBeenCalled()
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect(caches.delete).toHaveBeenCalledWith(SHELL_CACHE)
})
