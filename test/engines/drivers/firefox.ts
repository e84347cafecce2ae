import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asJson, type Driver, keyActions, pressActions, type Running, type Size } from './driver.ts'
import { profileFolder, startProcess } from './process.ts'
import { openWire, type Wire } from './wire.ts'

/** A browser that stays silent, asks nobody anything and plays at once. */
const PREFERENCES = {
  'media.autoplay.default': 0,
  'intl.accept_languages': 'en',
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

interface Evaluated {
  readonly type?: string
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

const visitOf = async (wire: Wire, size: Size): Promise<Driver> => {
  const { userContext } = await wire.send('browser.createUserContext')
  const { context } = await wire.send('browsingContext.create', { type: 'tab', userContext })
  await wire.send('browsingContext.setViewport', { context, viewport: size })
  const thrown: string[] = []
  wire.on('log.entryAdded', entry => {
    const { source } = entry as { readonly source?: { readonly context?: string } }
    if (entry.type === 'javascript' && entry.level === 'error' && source?.context === context)
      thrown.push(String(entry.text))
  })
  const act = async (actions: object): Promise<void> => {
    await wire.send('input.performActions', { context, actions })
  }
  return {
    go: async url => {
      await wire.send('browsingContext.navigate', { context, url, wait: 'interactive' })
    },
    evaluate: async expression => {
      const answer: Evaluated = await wire.send('script.evaluate', {
        expression: asJson(expression),
        target: { context },
        awaitPromise: true,
        resultOwnership: 'none',
      })
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result?.value ?? 'null')
    },
    key: name => act(keyActions(name)),
    type: text => act(keyActions(...text)),
    press: (x, y) => act(pressActions(x, y)),
    shot: async () =>
      Buffer.from(String((await wire.send('browsingContext.captureScreenshot', { context })).data), 'base64'),
    errors: async () => thrown,
    close: async () => {
      await wire.send('browser.removeUserContext', { userContext })
    },
  }
}

/** Firefox by WebDriver BiDi, without a driver beside it. */
export const startFirefox = async (program: string): Promise<Running> => {
  const folder = profileFolder()
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
  writeFileSync(join(folder, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0']
  const { says, stop } = startProcess(program, args, folder)
  const [, address = ''] = await says(/WebDriver BiDi listening on (ws:\S+)/)
  const wire = await openWire(`${address}/session`)
  const { capabilities } = await wire.send('session.new', { capabilities: {} })
  await wire.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    version: String((capabilities as { readonly browserVersion?: string }).browserVersion),
    patience: 30_000,
    isShared: true,
    visit: size => visitOf(wire, size),
    close: async () => {
      wire.close()
      await stop()
    },
  }
}
