import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { HELP } from './arguments.ts'
import type { Wished } from './commandLine.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_SHARE_KEY, type HeadEndOptions, startHeadEnd } from './index.ts'
import { isOwnTelevision, type Settings, settingsOf } from './options.ts'
import { originsElsewhere } from './server/ownOrigins.ts'

const SLOW_FAILURE_MS = 800

const say = (line: string): void => console.log(line)

const greet = (origin: string, settings: Settings): void => {
  const { zeroTrust, deployment, host } = settings
  const key = zeroTrust ? `/#/shareKey/${DEMO_SHARE_KEY}` : ''
  say(`Sintonia is on air: ${origin.replace('127.0.0.1', 'localhost')}${key}`)
  for (const other of originsElsewhere(host, Number(new URL(origin).port)))
    if (other !== origin) say(`  for other devices of the network: ${other}${key}`)
  say(`  deployment: ${deployment}; demo accounts, all with the password ${DEMO_PASSWORD}:`)
  for (const { email, phonePreCode, phone, productId } of DEMO_ACCOUNTS)
    say(`  ${email ?? `+${phonePreCode} ${phone}`}${isOwnTelevision(settings) ? '' : ` (${productId} plan)`}`)
  say('  stop with Ctrl+C')
}

const run = async (options: HeadEndOptions): Promise<void> => {
  const appDir = resolve('dist')
  const headEnd = await startHeadEnd({
    ...options,
    ...(existsSync(appDir) ? { appDir } : {}),
    dataDir: resolve('.data'),
    notices: true,
    slowFailureMs: SLOW_FAILURE_MS,
    log: say,
  })
  greet(headEnd.origin, settingsOf(options))
  const stop = (): void => {
    headEnd.close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

const failure = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error)
  if (text.includes('EADDRINUSE')) return 'This port is taken: stop the other program or choose one with --port N'
  if (text.includes('EADDRNOTAVAIL'))
    return 'This machine has no such address: choose one of its own with --host ADDRESS'
  return text
}

/** What the command line wishes: the operator on air, or the help. */
export const begin = async (wished: Wished): Promise<void> => {
  if (E.isLeft(wished)) {
    console.error(`Not started. ${wished.left}\n(--help lists all switches)`)
    process.exit(2)
  }
  if (wished.right === 'help') {
    say(HELP)
    return
  }
  await run(wished.right).catch((error: unknown) => {
    console.error(`Not started. ${failure(error)}`)
    process.exit(1)
  })
}
