import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { isKnownFresh } from './commands/fresh.ts'
import { DOCS, WRITTEN } from './house.ts'

const HELP = `Draws the statecharts of this app, for people who review it and people who test it.

  npm run charts                    write docs/statecharts: pages, drawings, and the explorer index.html
  npm run charts -- --open          the same, and open the explorer in a browser
  npm run charts -- --serve         the same, and serve it here: the switch Coverage finds the last run by itself
  npm run charts -- --serve --port 4400
  npm run charts -- --live          start the app with an operator of its own and, on the same origin, its live charts:
                                    current states lit, every event listed, pause, step back and forward
  npm run charts -- --live --port 4400
  npm run charts -- --check         exit 1 and name the files that are older than their charts; only what git does not keep
                                    is written: index.html and charts.json
  npm run charts -- --coverage      draw the last run's counts over the charts: .results/coverage/
  npm run charts -- --since REV     draw what changed since a revision of git, both on one picture:
                                    .results/charts-since-REV/

A page that is open in the app is found by itself; npm run dev has the same viewer at /charts/. A file of the flight
recorder is played back in the explorer as well: press Record, or drop the file on the page. It needs no server.

Coverage is .results/coverage.json; node test/charts/coverageOf.ts makes it from the generated paths of all charts.`

const OPTIONS = {
  check: { type: 'boolean' },
  coverage: { type: 'boolean' },
  help: { type: 'boolean' },
  live: { type: 'boolean' },
  open: { type: 'boolean' },
  port: { type: 'string' },
  serve: { type: 'boolean' },
  since: { type: 'string' },
} as const

const portOf = (port: string | undefined): number | undefined => {
  if (port === undefined) return undefined
  if (!/^\d{1,5}$/.test(port)) throw new Error(`--port ${port}: a port is a number, such as 4400`)
  return Number(port)
}

const serve = async (port: string | undefined, isOpened: boolean | undefined): Promise<void> => {
  const { openInBrowser, serveExplorer } = await import('@sintonia/statechart-book/live')
  const { address } = await serveExplorer(WRITTEN, portOf(port))
  console.log(`The explorer is at ${address} until you press Ctrl-C.`)
  if (isOpened) openInBrowser(address)
}

const live = async (port: string | undefined): Promise<void> => {
  const { serveLive } = await import('./commands/live.ts')
  return serveLive(portOf(port))
}

const check = async (): Promise<void> => {
  if (isKnownFresh()) return console.log('docs/statecharts is fresh.')
  const { checkDocs } = await import('./commands/docs.ts')
  await checkDocs()
}

const write = async (): Promise<void> => {
  const { writeDocs } = await import('./commands/docs.ts')
  await writeDocs()
}

const open = async (): Promise<void> => {
  const { openInBrowser } = await import('@sintonia/statechart-book/live')
  openInBrowser(pathToFileURL(`${DOCS}/index.html`).href)
}

const run = async (): Promise<void> => {
  const { values: wish } = parseArgs({ options: OPTIONS })
  if (wish.help) return console.log(HELP)
  if (wish.live) return live(wish.port)
  if (wish.check) return check()
  if (wish.coverage) return (await import('./commands/coverage.ts')).drawCoverage()
  if (wish.since !== undefined) return (await import('./commands/since.ts')).drawChanges(wish.since)
  await write()
  if (wish.serve) return serve(wish.port, wish.open)
  if (wish.open) await open()
}

try {
  await run()
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\nnpm run charts -- --help says what can be asked.`)
  process.exitCode = 1
}
