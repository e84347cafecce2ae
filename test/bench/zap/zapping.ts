import { benchmark, type Reading } from '../benchmark.ts'
import { wait } from '../browser.ts'
import { against, median, worstAgainst } from '../figures.ts'
import { ROUND_TRIP_MS, ZAP_LINE } from '../line.ts'
import { inTown, type Town } from './town.ts'
import { appZaps, bareZaps, LOOK_MS, openViewer, type Zap } from './visits.ts'
import { WAY_NAMES, WAYS, type WayName } from './ways.ts'

const ROUNDS = 4
const KEYS = 10
const KEY_MS = 100
const SETTLED_MS = 3_000

type Visits = ReadonlyArray<ReadonlyArray<Zap>>
const times = (visits: Visits): ReadonlyArray<number> => visits.flat().map(({ ms }) => ms)

/** Each first zap to the middle of the later ones of its own way. */
const firsts = (all: ReadonlyArray<Visits>): ReadonlyArray<number> =>
  all.flatMap(visits => {
    const later = median(times(visits.map(([, ...rest]) => rest)))
    return visits.flatMap(([first]) => (first === undefined ? [] : [first.ms / later]))
  })

const otherShare = (visits: Visits): number => {
  const zaps = visits.flat()
  return (100 * zaps.reduce((sum, each) => sum + each.otherBytes, 0)) / zaps.reduce((sum, each) => sum + each.bytes, 0)
}

/** The worst of the ways, with all of them beside it. */
const worstOf = (ways: Readonly<Record<WayName, Visits>>, of: (visits: Visits) => number, unit: string): Reading => {
  const values = WAY_NAMES.map(name => of(ways[name]))
  const each = WAY_NAMES.map((name, index) => `${name} ${values[index]?.toFixed(0)}`)
  return { value: Math.max(...values), told: `${each.join(', ')} ${unit}` }
}

/** Ten presses of the channel key, as fast as a thumb: how many channels were loaded between the first and the last. */
const tenKeys = async ({ browser, viewer }: Town): Promise<number> => {
  const { page, context } = await openViewer(browser, viewer, WAYS.key)
  try {
    await wait(LOOK_MS)
    const before = await page.evaluate(() => window.streamsLoaded)
    for (let press = 0; press < KEYS; press += 1) {
      await page.keyboard.press('PageUp')
      await wait(KEY_MS)
    }
    await wait(SETTLED_MS)
    const loaded = (await page.evaluate(() => window.streamsLoaded)) - before
    if (loaded === 0) throw new Error('Ten presses of the channel key loaded nothing')
    return Math.max(0, loaded - 2)
  } finally {
    await context.close()
  }
}

const savesData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}
const isCellular = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: false, type: 'cellular', effectiveType: '4g' } })
}

const otherKb = async ({ browser, viewer }: Town, connection: () => void): Promise<Reading> => {
  const zaps = await appZaps(browser, { ...viewer, watch: [connection] }, WAYS.pointedAt)
  return { value: zaps.reduce((sum, each) => sum + each.otherBytes, 0) / 1000, told: `in ${zaps.length} zaps` }
}

/** The press of a hand to the first new frame, in the whole app and on the bare page (AHEAD-01, AHEAD-25). */
export const zapping = benchmark({
  name: 'Zapping',
  terms:
    `Real mouse, finger and keys; somebody with every right looks at a channel for ${LOOK_MS / 1000} s between two zaps. From the ` +
    'event of the last press to the first frame of the new channel, against a page with nothing but hls.js, tuned as ours, its code at ' +
    `hand and pressed by the same mouse. ${ROUND_TRIP_MS} ms a request and a new connection, ${ZAP_LINE} Mbit/s shared by all; medians of ` +
    `${ROUNDS * WAYS.key.targets.length} zaps of each way, in turns, first zaps of a visit among them. Thread and bytes: from the first ` +
    `movement of the hand to ${LOOK_MS / 1000} s after the frame.`,
  measure: browser =>
    inTown(browser, async town => {
      const bare: Array<ReadonlyArray<Zap>> = []
      const ways: Record<WayName, Array<ReadonlyArray<Zap>>> = {
        tapped: [],
        pointedAt: [],
        atOnce: [],
        key: [],
        number: [],
        otherGroup: [],
      }
      for (let round = 0; round < ROUNDS; round += 1) {
        bare.push(await bareZaps(browser, town.bareOrigin, WAYS.atOnce.from, WAYS.atOnce.targets))
        for (const name of WAY_NAMES) ways[name].push(await appZaps(browser, town.viewer, WAYS[name]))
      }
      const alone = times(bare)
      const toBare = (name: WayName): Reading => against(times(ways[name]), alone)
      const first = firsts(WAY_NAMES.map(name => ways[name]))
      const thread = (visits: Visits): number => median(visits.flat().map(each => each.threadMs))
      return {
        'channel key, the first press': toBare('key'),
        'the same, as a prepared neighbour': toBare('key'),
        'ten channel keys: channels loaded but the first and the last': { value: await tenKeys(town) },
        'row, the mouse moves there and presses at once': toBare('atOnce'),
        'the same, 95th percentile': worstAgainst(times(ways.atOnce), alone),
        'row in sight, tapped': toBare('tapped'),
        'row pointed at for 600 ms': toBare('pointedAt'),
        'number and Enter, not in sight': toBare('number'),
        'tab of another group, its row after 500 ms': toBare('otherGroup'),
        'first zap of a visit, against the later ones': { value: median(first), told: `of ${first.length} visits` },
        'thread time of a zap, the dearest way': worstOf(ways, thread, `ms; bare ${thread(bare).toFixed(0)} ms`),
        'bytes for channels not chosen, the worst way': worstOf(ways, otherShare, '%'),
        'bytes for channels not chosen, cellular': await otherKb(town, isCellular),
        'bytes for channels not chosen, Save-Data': await otherKb(town, savesData),
      }
    }),
})
