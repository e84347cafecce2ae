import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Serves the gallery on a free port; it is no part of the built app. */
export const serveGallery = async (): Promise<{ readonly address: string; readonly close: () => Promise<void> }> => {
  const server = await createServer({
    root: ROOT,
    cacheDir: 'node_modules/.vite-gallery',
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  })
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return { address: `${origin}test/screens/gallery/index.html`, close: () => server.close() }
}
