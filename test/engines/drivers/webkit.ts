import { setTimeout } from 'node:timers/promises'
import { asJson, type Driver, keyActions, pressActions, type Running, type Size } from './driver.ts'
import { profileFolder, startProcess } from './process.ts'

const PORT = 24_455
const DRIVER = `http://127.0.0.1:${PORT}`
/** Layers that a graphics card would put together cost minutes without one. */
const WITHOUT_GPU = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' }
/** Room for what the window has around the page. */
const SCREEN = '1600x1100x24'

interface Answer {
  readonly value:
    | {
        readonly error?: string
        readonly message?: string
        readonly sessionId?: string
        readonly capabilities?: { readonly browserVersion?: string }
      }
    | string
    | null
}

const ask = async (method: 'POST' | 'GET' | 'DELETE', path: string, body?: object): Promise<Answer['value']> => {
  const signal = AbortSignal.timeout(90_000)
  const response = await fetch(DRIVER + path, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value }: Answer = await response.json()
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
  return value
}

/** There is no order that tells what was thrown: the page keeps it from its first moment that can be reached on. */
const LISTEN = `window.thrown ??= (() => {
  const thrown = []
  addEventListener('error', ({ message, error }) => {
    // no code threw it: sizes changed while they were told, and are told with the next frame
    if (!/^ResizeObserver loop/.test(message)) thrown.push(error?.stack ?? message)
  })
  addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason?.stack ?? reason)))
  return thrown
})()`

/**
 * Another page, and its HTML is read. The driver's own wait for that misses a page that is read at once, and then holds every
 * order up until the time for a page is over.
 */
const ARRIVED = `!('isLeft' in window) && document.readyState !== 'loading'`
const ARRIVAL_LOOKS = 600
const LOOK_MS = 100

const openSession = async (browser: string) => {
  const options = { binary: browser, args: ['--automation'] }
  const alwaysMatch = { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'none' }
  const session = await ask('POST', '/session', { capabilities: { alwaysMatch } })
  if (session === null || typeof session === 'string') throw new Error('WebKitWebDriver opens no session')
  return { path: `/session/${session.sessionId}`, version: session.capabilities?.browserVersion ?? '' }
}

const visitOf = async (browser: string, { width, height }: Size): Promise<Driver> => {
  const { path } = await openSession(browser)
  const run = async (script: string): Promise<unknown> => {
    const wrapped = `const told = arguments[0]; (${script}).then(value => told({ value }), error => told({ error: String(error) }))`
    const answer = await ask('POST', `${path}/execute/async`, { script: wrapped, args: [] })
    const { value, error } = answer as { readonly value?: string; readonly error?: string }
    if (error !== undefined) throw new Error(error)
    return JSON.parse(value ?? 'null')
  }
  const evaluate = (expression: string): Promise<unknown> => run(asJson(expression))
  const act = async (actions: object): Promise<void> => {
    await ask('POST', `${path}/actions`, { actions })
  }
  await ask('POST', `${path}/timeouts`, { script: 5_000, pageLoad: 60_000 })
  await ask('POST', `${path}/window/rect`, { x: 0, y: 0, width, height })
  const inner = (await evaluate('[innerWidth, innerHeight]')) as [number, number]
  await ask('POST', `${path}/window/rect`, { width: width + width - inner[0], height: height + height - inner[1] })
  return {
    go: async url => {
      await evaluate('(window.isLeft = true)').catch(() => undefined)
      await ask('POST', `${path}/url`, { url })
      const isThere = () => evaluate(ARRIVED).catch(() => false)
      for (let times = 0; times < ARRIVAL_LOOKS && !(await isThere()); times += 1) await setTimeout(LOOK_MS)
      await evaluate(LISTEN).catch(() => undefined)
    },
    evaluate,
    key: name => act(keyActions(name)),
    type: text => act(keyActions(...text)),
    press: (x, y) => act(pressActions(Math.round(x), Math.round(y))),
    shot: async () => Buffer.from(String(await ask('GET', `${path}/screenshot`)), 'base64'),
    errors: async () => (await evaluate(LISTEN)) as ReadonlyArray<string>,
    close: async () => {
      await ask('DELETE', path)
    },
  }
}

interface Programs {
  readonly browser: string
  readonly driver: string
  /** An X server that shows nothing. */
  readonly screen: string
}

/** WebKitGTK by WebDriver, on a screen of its own. */
export const startWebkit = async ({ browser, driver, screen: server }: Programs): Promise<Running> => {
  const folder = profileFolder()
  const screen = startProcess(server, ['-displayfd', '2', '-screen', '0', SCREEN], folder)
  const [, display = ''] = await screen.says(/^(\d+)$/m)
  const { stop } = startProcess(driver, ['-p', String(PORT)], folder, { ...WITHOUT_GPU, DISPLAY: `:${display}` })
  const isThere = (): Promise<boolean> =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    )
  while (!(await isThere())) await setTimeout(LOOK_MS)
  const { path, version } = await openSession(browser)
  await ask('DELETE', path)
  return {
    version,
    patience: 150_000,
    isShared: false,
    visit: size => visitOf(browser, size),
    close: async () => {
      await stop()
      await screen.stop()
    },
  }
}
