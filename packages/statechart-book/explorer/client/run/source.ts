import { openChannel } from './channel.ts'
import { makeCollector } from './collector.ts'
import type { Recording } from './recording.ts'
import type { Picture, Run } from './run.ts'

/** Where steps come from: a running app, or a file. */
export type Source = {
  readonly kind: 'live' | 'record'
  readonly run: () => Run
  readonly count: () => number
  readonly now: () => Picture
  /** What is heard from, in one sentence. */
  readonly words: () => string
  readonly isSilent: () => boolean
  readonly warnings: readonly string[]
  readonly close: () => void
}

export const liveSource = (channel: string, onHeard: () => void): Source => {
  const collector = makeCollector()
  let pages = 0
  const close = openChannel(channel, collector, {
    onHeard,
    onPages: count => {
      pages = count
    },
  })
  return {
    kind: 'live',
    run: collector.run,
    count: collector.count,
    now: collector.now,
    words: () => (pages === 1 ? 'Connected to the app.' : `Connected to ${pages} pages of the app.`),
    isSilent: () => pages === 0,
    warnings: [],
    close,
  }
}

const counted = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`

export const recordSource = (name: string, { run, version, warnings }: Recording, end: Picture): Source => {
  const build = version === undefined ? '' : `, build ${version}`
  const words = `${name}${build}: ${counted(end.size, 'actor')}, ${counted(run.steps.length, 'event')}.`
  return {
    kind: 'record',
    run: () => run,
    count: () => run.steps.length,
    now: () => end,
    words: () => words,
    isSilent: () => false,
    warnings,
    close: () => {},
  }
}
