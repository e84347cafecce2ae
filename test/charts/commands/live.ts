import { openInBrowser } from '@sintonia/statechart-book/live'
import { startDevServer } from '../../../scripts/lib/devServer.ts'

/** Starts the app with its own operator and the live viewer beside it, and opens both where a browser can be opened. */
export const serveLive = async (port: number | undefined): Promise<void> => {
  const { app, charts } = await startDevServer(port)
  console.log(`\nThe app:         ${app}\nIts live charts: ${charts}\nBoth run until you press Ctrl-C.`)
  openInBrowser(app)
  openInBrowser(charts)
}
