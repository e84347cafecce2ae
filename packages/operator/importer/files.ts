import type { Ask } from '../gateway/ask.ts'
import { SourceFault } from '../gateway/sourceFault.ts'
import { plainText, xmlText } from './encoding.ts'
import { type GuideTable, makeGuideTable } from './guideTable.ts'
import { type M3u, parseM3u } from './m3u.ts'
import { type Mark, openSource, type Place } from './source.ts'
import { makeXmltvReader } from './xmltv.ts'

const MAX_PLAYLIST = 32_000_000
const MAX_GUIDE = 1_000_000_000
const PAGE = /^\s*<(?:!doctype html|html)/i

export interface Read<A> {
  readonly value: A
  readonly mark: Mark
}

/** `undefined` where it has not changed since the mark. */
export const readM3u = async (place: Place, ask: Ask, mark: Mark = {}): Promise<Read<M3u> | undefined> => {
  const source = await openSource(place, ask, MAX_PLAYLIST, mark)
  if (source === undefined) return undefined
  const parts: Buffer[] = []
  for await (const part of source.body) parts.push(part)
  const text = plainText(Buffer.concat(parts))
  if (PAGE.test(text)) throw new SourceFault('it is a page, no playlist')
  return { value: parseM3u(text, source.base), mark: source.mark }
}

/** The same of a guide, which is never whole in memory. */
export const readXmltv = async (place: Place, ask: Ask, mark: Mark = {}): Promise<Read<GuideTable> | undefined> => {
  const source = await openSource(place, ask, MAX_GUIDE, mark)
  if (source === undefined) return undefined
  const table = makeGuideTable()
  try {
    const reader = makeXmltvReader(table.sink)
    for await (const text of xmlText(source.body)) reader.write(text)
    reader.end()
    return { value: table.finish(), mark: source.mark }
  } catch (error) {
    table.close()
    throw error
  }
}
