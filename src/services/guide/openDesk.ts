import type { Report } from '../report/report.ts'
import { ownScript } from '../trusted.ts'
import type { GuideDesk } from './desk.ts'
import { remote } from './link.ts'
import type { Note } from './localStore.ts'
import address from './worker.ts?worker&url'

interface DeskParts {
  readonly appId: string
  readonly report: Report
}

const startWorker = (appId: string, onCrash: (error: unknown) => void): Promise<Worker> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(ownScript(address), { type: 'module', name: appId })
    worker.addEventListener('error', () => reject(new Error('The worker did not start')), { once: true })
    worker.addEventListener(
      'message',
      () => {
        worker.addEventListener('error', ({ error }) => onCrash(error))
        resolve(worker)
      },
      { once: true },
    )
  })

/** The guide's desk in a worker; in the page itself where no worker starts. */
export const openDesk = async ({ appId, report }: DeskParts): Promise<GuideDesk> => {
  const onNote = (note: Note): void => {
    if (note.kind === 'dropped') report.dropped(note.source, note.failure)
    else report.broken('guideDatabase', Object.assign(new Error(), { name: note.error }))
  }
  try {
    return remote(await startWorker(appId, error => report.broken('guideWorker', error)), onNote)
  } catch (error) {
    report.broken('guideWorker', error)
    const { openLocalDesk } = await import('./localStore.ts')
    return openLocalDesk(appId, onNote)
  }
}
