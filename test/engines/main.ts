import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type HeadEnd, startHeadEnd } from '@sintonia/operator'
import { APP_DIR } from '../e2e/support/appDir.ts'
import { writeRightToLeft } from '../e2e/support/rightToLeft.ts'
import { type Cell, keepCells, keptColumns, RESULTS } from './columns.ts'
import type { Engine, Running, Size } from './drivers/driver.ts'
import { ENGINES } from './engines.ts'
import { JOURNEYS } from './journeys/index.ts'
import type { Journey } from './journeys/journey.ts'
import { tableOf, writeTable } from './table.ts'
import { visitOf } from './visit.ts'

const HELP = `The app in every engine of its floor (docs/engines.md).

  npm run engines                       all journeys in all engines that are here
  npm run engines -- --only firefox     engines whose names hold this
  npm run engines -- --journey zap      journeys whose names hold this
  npm run engines -- --wide             at 1440 px only
  npm run engines -- --core             a few journeys at one width, as npm test runs them
  npm run engines -- --write            writes docs/engines.md, of what each engine last did with this build`

const { values: wish } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    journey: { type: 'string', default: '' },
    core: { type: 'boolean', default: false },
    wide: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (wish.help) {
  console.log(HELP)
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** Only where it is asked for: npm test -- --second-try. */
const SECOND_TRIES = Number(process.env.SECOND_TRY ?? 0)
const WIDE: Size = { width: 1440, height: 900 }
const NARROW: Size = { width: 390, height: 844 }
const SIZES = wish.core || wish.wide ? [WIDE] : [WIDE, NARROW]
const journeys = JOURNEYS.filter(({ name }) => name.includes(wish.journey)).filter(
  ({ isCore }) => !wish.core || isCore === true,
)

const operator = async (): Promise<HeadEnd> => {
  const brandDir = mkdtempSync(join(tmpdir(), 'engines-brand-'))
  const headEnd = await startHeadEnd({
    port: 0,
    appDir: APP_DIR,
    dataDir: mkdtempSync(join(tmpdir(), 'engines-')),
    brandDir,
    languages: [writeRightToLeft(brandDir)],
  })
  let isClosed: Promise<void> | undefined
  return {
    ...headEnd,
    close: () => {
      isClosed ??= headEnd.close()
      return isClosed
    },
  }
}
const common = await operator()

const attempt = async (running: Running, journey: Journey, size: Size, shot: string): Promise<string | undefined> => {
  const headEnd = journey.isAlone ? await operator() : common
  const driver = await running.visit(size)
  const visit = visitOf(driver, headEnd, running.patience)
  try {
    await journey.run(visit, headEnd, size === NARROW)
    await visit.fits()
    return (await driver.errors())[0]?.slice(0, 200)
  } catch (error) {
    writeFileSync(join(RESULTS, shot), await driver.shot().catch(() => Buffer.from('')))
    const errors = await driver.errors().catch(() => [])
    return [error instanceof Error ? error.message : String(error), ...errors].join(' · ').slice(0, 300)
  } finally {
    await driver.close().catch(() => undefined)
    if (headEnd !== common) await headEnd.close().catch(() => undefined)
  }
}

mkdirSync(RESULTS, { recursive: true })
const ran: string[] = []
let isRed = false
const wished = wish.only.toLowerCase().split(',')
const isWished = ({ name, isCore }: Engine): boolean =>
  wished.some(part => name.toLowerCase().includes(part)) && (!wish.core || isCore === true)
for (const engine of ENGINES.filter(isWished)) {
  const running = await engine.start().catch(error => {
    console.log(`\n${error instanceof Error ? error.message : error}`)
    return undefined
  })
  if (running === undefined) {
    console.log(`\n${engine.name} cannot be started here: its column is left as it is.`)
    continue
  }
  console.log(`\n${engine.name} (${running.version})`)
  ran.push(engine.name)
  for (const journey of journeys) {
    const lacking = journey.needs !== undefined && engine.lacks.includes(journey.needs)
    const at = async (size: Size): Promise<ReadonlyArray<string>> => {
      const shot = `${engine.name}-${journey.name}-${size.width}.png`.replace(/[ ,]+/g, '-')
      let trouble = await attempt(running, journey, size, shot)
      for (let again = 0; again < SECOND_TRIES && trouble !== undefined; again += 1) {
        console.log(`  ~ ${journey.name}, once more: ${size.width} px: ${trouble}`)
        trouble = await attempt(running, journey, size, shot)
      }
      return trouble === undefined ? [] : [`${size.width} px: ${trouble}`]
    }
    const sizes = lacking ? [] : SIZES
    const troubles = running.isShared
      ? (await Promise.all(sizes.map(at))).flat()
      : await sizes.reduce(async (so, size) => [...(await so), ...(await at(size))], Promise.resolve<string[]>([]))
    const cell: Cell = {
      ...(lacking && { lacking: journey.needs }),
      widths: sizes.map(({ width }) => width),
      troubles,
    }
    keepCells({ engine: engine.name, version: running.version, cells: { [journey.name]: cell } })
    isRed ||= troubles.length > 0
    console.log(
      `  ${lacking ? '–' : troubles.length === 0 ? '✓' : '✗'} ${journey.name}${troubles.map(each => `\n      ${each}`).join('')}`,
    )
  }
  await running.close()
}
await common.close()
const names = ENGINES.map(({ name }) => name)
const columns = keptColumns(names).filter(({ engine }) => ran.includes(engine))
console.log(`\n${tableOf(journeys, columns)}`)
if (wish.write) writeTable(JOURNEYS, keptColumns(names))
process.exit(isRed ? 1 : 0)
