import type { Instant } from '../../../models/codec/instant.ts'
import type { GuideColumns } from '../../../models/guideWindow.ts'
import { ProgramId } from '../../../models/programme.ts'
import { epgId, must } from '../../support/lineups.ts'

/** A channel's columns; a title is its programme's id. */
export const columns = (
  channel: string,
  programmes: ReadonlyArray<readonly [title: string, start: number, stop: number]>,
  isCatchup = true,
): GuideColumns => ({
  epgId: epgId(`epg-${channel}`),
  isCatchup,
  starts: Float64Array.from(programmes, ([, start]) => start),
  stops: Float64Array.from(programmes, ([, , stop]) => stop),
  programIds: programmes.map(([title]) => must(ProgramId, title)),
  titles: programmes.map(([title]) => title),
})

export const columnsOf = (...all: ReadonlyArray<GuideColumns>) =>
  Object.fromEntries(all.map(each => [each.epgId, each]))

/** A programme from this many minutes after a moment, so many minutes long. */
export const slot = (title: string, at: Instant, minutes: number, length: number) =>
  [title, at + minutes * 60_000, at + (minutes + length) * 60_000] as const
