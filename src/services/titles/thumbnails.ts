import type { Thumbnail } from '../../../models/thumbnail.ts'

const TIMES = /^\s*(?:(\d+):)?(\d\d):(\d\d\.\d{3})\s+-->\s+(?:(\d+):)?(\d\d):(\d\d\.\d{3})/
const PART = /^(.*)#xywh=(\d+),(\d+),(\d+),(\d+)$/

const seconds = (hours: string | undefined, minutes: string | undefined, rest: string | undefined): number =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest)

const sheetOf = (address: string, base: string): string | undefined => {
  const sheet = URL.canParse(address, base) ? new URL(address, base) : undefined
  return sheet !== undefined && /^https?:$/.test(sheet.protocol) ? sheet.href : undefined
}

/** The pictures of a WebVTT list; a cue that names none is left out (AHEAD-20). */
export const thumbnailsOf = (text: string, base: string): ReadonlyArray<Thumbnail> => {
  const lines = text.split(/\r?\n/)
  return lines.flatMap((line, at) => {
    const times = TIMES.exec(line)
    if (times === null) return []
    const [, fromHours, fromMinutes, fromRest, untilHours, untilMinutes, untilRest] = times
    const [, address = '', x, y, width, height] = PART.exec(lines[at + 1]?.trim() ?? '') ?? []
    const sheet = sheetOf(address, base)
    if (sheet === undefined || address === '') return []
    const from = seconds(fromHours, fromMinutes, fromRest)
    const until = seconds(untilHours, untilMinutes, untilRest)
    return [{ from, until, sheet, x: Number(x), y: Number(y), width: Number(width), height: Number(height) }]
  })
}
