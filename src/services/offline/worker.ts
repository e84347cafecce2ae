import { ownScript } from '../trusted.ts'
import { SHELL_CACHE } from './shell.ts'

/** Each output has its own, which keeps the files of that one. */
const SCRIPT = import.meta.env.MODE === 'tv' ? '/service-worker-tv.js' : '/service-worker.js'

interface WorkerParts {
  readonly workers: ServiceWorkerContainer
  readonly caches: Pick<CacheStorage, 'delete'>
  /** The operator wishes it (deployment file). */
  readonly isWished: boolean
}

/** The worker by which the app opens without a network; where it is not wished any more, it goes with all that it kept. */
export const keepShell = async ({ workers, caches, isWished }: WorkerParts): Promise<void> => {
  if (isWished) {
    await workers.register(ownScript(SCRIPT), { updateViaCache: 'none' })
    return
  }
  const registered = await workers.getRegistrations()
  await Promise.all([...registered.map(registration => registration.unregister()), caches.delete(SHELL_CACHE)])
}
