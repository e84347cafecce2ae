import { startHeadEnd } from '@sintonia/operator'
import { createServer } from 'vite'
import { liveCharts } from '../../test/charts/live/plugin.ts'
import { MESSAGES } from './checks.ts'
import { ROOT, runSteps } from './steps.ts'

export interface DevServer {
  readonly app: string
  /** The live viewer, on the app's origin. */
  readonly charts: string
  readonly headEnd: string
}

/** The app with hot reload, a local operator behind it, and the live viewer of its charts beside it. */
export const startDevServer = async (port?: number): Promise<DevServer> => {
  await runSteps([MESSAGES])
  const headEnd = await startHeadEnd({ port: 0, dataDir: `${ROOT}.data/dev` })
  process.env.HEAD_END = headEnd.origin
  const server = await createServer({
    root: ROOT,
    plugins: [liveCharts()],
    ...(port === undefined ? {} : { server: { port, strictPort: true } }),
  })
  await server.listen()
  const [app = `http://localhost:${server.config.server.port}/`] = server.resolvedUrls?.local ?? []
  return { app, charts: new URL('charts/', app).href, headEnd: headEnd.origin }
}
