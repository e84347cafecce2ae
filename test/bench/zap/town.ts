import { join } from 'node:path'
import { startHeadEnd } from '@sintonia/operator'
import type { Browser } from 'playwright'
import { ROOT } from '../../../scripts/lib/steps.ts'
import { ANA } from '../../e2e/support/accounts.ts'
import { userSession } from '../../e2e/support/signIn.ts'
import type { BarePage } from '../../support/playerPage/bareEntry.ts'
import { servePlayerPage } from '../../support/playerPage/server.ts'
import { startLine, ZAP_LINE } from '../line.ts'
import type { Viewer } from './visits.ts'

declare global {
  interface Window {
    readonly barePage: BarePage
  }
}

export interface Town {
  readonly browser: Browser
  readonly viewer: Viewer
  /** Where the page with nothing but hls.js is, tuned as ours. */
  readonly bareOrigin: string
}

/** The app and a bare page with the same streams, both at the far end of one line, and somebody with every right. */
export const inTown = async <Answer>(browser: Browser, use: (town: Town) => Promise<Answer>): Promise<Answer> => {
  const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist') })
  const bare = await servePlayerPage('bareEntry.ts')
  const line = startLine(ZAP_LINE)
  try {
    const [origin, bareOrigin] = [await line.to(headEnd.origin), await line.to(bare.origin)]
    return await use({ browser, viewer: { origin, kept: await userSession(origin, ANA) }, bareOrigin })
  } finally {
    line.close()
    await Promise.all([headEnd.close(), bare.close()])
  }
}
