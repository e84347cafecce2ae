import { asJson, type Driver, type Running, type Size } from './driver.ts'
import { profileFolder, startProcess } from './process.ts'
import { openWire, type Wire } from './wire.ts'

const SWITCHES = [
  '--headless',
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--autoplay-policy=no-user-gesture-required',
  '--lang=en',
  '--remote-debugging-port=0',
  'about:blank',
]

const CODES: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
}

const textOf = (name: string): { readonly text?: string } =>
  name === 'Enter' ? { text: '\r' } : CODES[name] === undefined ? { text: name } : {}

type Told = {
  readonly exceptionDetails: { readonly text: string; readonly exception?: { readonly description?: string } }
}

const visitOf = async (wire: Wire, { width, height }: Size): Promise<Driver> => {
  const { browserContextId } = await wire.send('Target.createBrowserContext')
  const { targetId } = await wire.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await wire.send('Target.attachToTarget', { targetId, flatten: true })
  const send = (method: string, params = {}) => wire.send(method, params, { sessionId })
  const thrown: string[] = []
  wire.on('Runtime.exceptionThrown', (params, message) => {
    const { exceptionDetails } = params as Told
    if (message.sessionId === sessionId) thrown.push(exceptionDetails.exception?.description ?? exceptionDetails.text)
  })
  await send('Page.enable')
  await send('Runtime.enable')
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  const key = async (name: string): Promise<void> => {
    const press = { key: name, code: name, windowsVirtualKeyCode: CODES[name] ?? name.toUpperCase().charCodeAt(0) }
    await send('Input.dispatchKeyEvent', { type: 'keyDown', ...press, ...textOf(name) })
    await send('Input.dispatchKeyEvent', { type: 'keyUp', ...press })
  }
  return {
    go: async url => {
      await send('Page.navigate', { url })
    },
    evaluate: async expression => {
      const answer = await send('Runtime.evaluate', { expression: asJson(expression), awaitPromise: true })
      if (answer.exceptionDetails) throw new Error((answer as Told).exceptionDetails.exception?.description)
      return JSON.parse(String((answer.result as { readonly value?: string }).value ?? 'null'))
    },
    key,
    type: async text => {
      await send('Input.insertText', { text })
    },
    press: async (x, y) => {
      const at = { x, y, button: 'left', clickCount: 1 }
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
      await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
    },
    shot: async () => Buffer.from(String((await send('Page.captureScreenshot')).data), 'base64'),
    errors: async () => thrown,
    close: async () => {
      await wire.send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}

/** Chromium of any age, by its own protocol. */
export const startChromium = async (program: string): Promise<Running> => {
  const folder = profileFolder()
  const { says, stop } = startProcess(program, [`--user-data-dir=${folder}`, ...SWITCHES], folder)
  const [, address = ''] = await says(/DevTools listening on (ws:\S+)/)
  const wire = await openWire(address)
  const { product } = await wire.send('Browser.getVersion')
  return {
    version: String(product).replace(/^.*\//, ''),
    patience: 30_000,
    isShared: true,
    visit: size => visitOf(wire, size),
    close: async () => {
      wire.close()
      await stop()
    },
  }
}
