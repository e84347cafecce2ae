import type { Report } from '../report/report.ts'
import { remote } from './link.ts'
import type { Note } from './localStore.ts'
import type { GuideStore } from './store.ts'

interface StoreParts {
  readonly appId: string
  readonly report: Report
}

const startWorker = (appId: string): Promise<Worker> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: appId })
    worker.addEventListener('error', () => reject(new Error('The worker did not start')), { once: true })
    worker.addEventListener('message', () => resolve(worker), { once: true })
  })

/** The guide's store in a worker; in the page itself where no worker starts. */
export const openStore = async ({ appId, report }: StoreParts): Promise<GuideStore> => {
  const onNote = (note: Note): void => {
    if (note.kind === 'dropped') report.dropped(note.source, note.failure)
    else report.broken('guideDatabase', Object.assign(new Error(), { name: note.error }))
  }
  try {
    return remote(await startWorker(appId), onNote)
  } catch (error) {
    report.broken('guideWorker', error)
    const { openLocalStore } = await import('./localStore.ts')
    return openLocalStore(appId, onNote)
  }
}
