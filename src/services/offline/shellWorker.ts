import { makeShell, outlivesPreload, type ShellFacts } from './shell.ts'

declare const SHELL: ShellFacts

interface LifeEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface AskEvent extends LifeEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}
/** What a service worker's global scope has that a page's has not. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { readonly claim: () => Promise<void> }
  readonly addEventListener: ((type: 'install' | 'activate', heard: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', heard: (event: AskEvent) => void) => void)
}

/** How long a page waits for the network before it is opened from the device. */
const PATIENCE_MS = 4000

const scope = self as unknown as WorkerScope
const shell = makeShell(SHELL, {
  caches,
  fetch: (request, options) => fetch(request, options),
  origin: location.origin,
  patience: () => new Promise(resolve => setTimeout(resolve, PATIENCE_MS)),
})

scope.addEventListener('install', event => event.waitUntil(shell.install()))
scope.addEventListener('activate', event => {
  const { navigationPreload } = scope.registration
  const preload = outlivesPreload(navigator.userAgent) ? navigationPreload?.enable() : navigationPreload?.disable()
  event.waitUntil(Promise.all([shell.clean(), preload]).then(() => scope.clients.claim()))
})
scope.addEventListener('fetch', event => {
  const answer = shell.answer(event.request, event.preloadResponse)
  if (answer !== undefined) event.respondWith(answer)
})
