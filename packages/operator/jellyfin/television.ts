import { DAY, instant } from '../../../models/codec/instant.ts'
import { type Fields, fieldsIn, numberIn, textIn, textsIn } from '../importer/fields.ts'
import { type GuideTable, makeGuideTable } from '../importer/guideTable.ts'
import { type ImportReport, makeProblems } from '../importer/report.ts'
import type { XmltvProgramme } from '../importer/xmltv.ts'
import type { Found } from '../world/imported.ts'
import { SECRETS } from './playing.ts'
import { type Jellyfin, momentIn } from './server.ts'

const MAX_CHANNELS = 50_000
const MAX_PROGRAMMES = 2_000_000
const DAYS_FORWARD = 7
const MAX_NAME = 200

const pictureOf = (jellyfin: Jellyfin, fields: Fields, maxWidth: number): string | undefined => {
  const [id, tag] = [textIn(fields, 'Id', MAX_NAME), textIn(fieldsIn(fields, 'ImageTags'), 'Primary')]
  if (id === undefined || tag === undefined) return undefined
  return jellyfin.address(`/Items/${encodeURIComponent(id)}/Images/Primary`, { tag, maxWidth, quality: 90 }).href
}

const channelOf = (jellyfin: Jellyfin, fields: Fields, id: string, open: (id: string) => Promise<URL>): Found => {
  const path = encodeURIComponent(id)
  return {
    name: textIn(fields, 'Name', MAX_NAME) ?? id,
    identity: `jellyfin ${id}`,
    groups: [...textsIn(fields, 'Genres'), ...textsIn(fields, 'Tags')],
    number: numberIn(fields, 'ChannelNumber') ?? numberIn(fields, 'Number'),
    isRadio: textIn(fields, 'ChannelType') === 'Radio' || textIn(fields, 'MediaType') === 'Audio',
    imported: {
      address: jellyfin.address(`/Items/${path}/PlaybackInfo`),
      open: () => open(id),
      secrets: SECRETS,
      get headers() {
        return jellyfin.headers()
      },
      catchUp: undefined,
      logo: pictureOf(jellyfin, fields, 256),
      guideKeys: [id],
      shiftMs: 0,
    },
  }
}

interface Television {
  readonly sources: ReadonlyArray<Found>
  readonly report: ImportReport
}

/** The channels that an account sees. */
export const readTelevision = async (jellyfin: Jellyfin, open: (id: string) => Promise<URL>): Promise<Television> => {
  const { refused } = makeProblems()
  const met = new Set<string>()
  const sources: Found[] = []
  let place = 0
  for await (const page of jellyfin.pages('/LiveTv/Channels', {}, MAX_CHANNELS))
    for (const fields of page) {
      place += 1
      const id = textIn(fields, 'Id', MAX_NAME)
      if (id === undefined)
        refused.add(place, `a channel without an Id, ${textIn(fields, 'Name', MAX_NAME) ?? 'without a name'}`)
      else if (met.has(id)) refused.add(place, `channel ${id} stands twice`)
      else {
        met.add(id)
        sources.push(channelOf(jellyfin, fields, id, open))
      }
    }
  return {
    sources,
    report: { found: place, imported: sources.length, refused: refused.sorted(), notes: [] },
  }
}

/** A programme of the guide, or what is wrong with it. */
const programmeOf = (jellyfin: Jellyfin, fields: Fields, line: number): XmltvProgramme | string => {
  const [channel, title] = [textIn(fields, 'ChannelId', MAX_NAME), textIn(fields, 'Name', 1_000)]
  const [start, stop] = [momentIn(fields, 'StartDate'), momentIn(fields, 'EndDate')]
  if (channel === undefined || title === undefined || start === undefined)
    return 'a programme without its channel, name or beginning'
  if (stop !== undefined && stop <= start) return `${title}: it ends before it begins`
  return {
    line,
    channel,
    start: instant(start),
    stop: stop === undefined ? undefined : instant(stop),
    lengthMs: undefined,
    titles: [{ lang: '', text: title }],
    descriptions: [{ lang: '', text: textIn(fields, 'Overview') ?? '' }],
    icon: pictureOf(jellyfin, fields, 1280),
  }
}

/** The programmes from yesterday on, page by page into a table on the disk. */
export const readTelevisionGuide = async (jellyfin: Jellyfin, now: number): Promise<GuideTable> => {
  const table = makeGuideTable()
  const { programme, problems } = table.sink
  const query = {
    minEndDate: new Date(now - DAY).toISOString(),
    maxStartDate: new Date(now + DAYS_FORWARD * DAY).toISOString(),
    fields: 'Overview',
    sortBy: 'StartDate',
    enableImageTypes: 'Primary',
    imageTypeLimit: 1,
    enableUserData: false,
  }
  try {
    let line = 0
    for await (const page of jellyfin.pages('/LiveTv/Programs', query, MAX_PROGRAMMES))
      for (const fields of page) {
        line += 1
        const found = programmeOf(jellyfin, fields, line)
        if (typeof found === 'string') problems.refused.add(line, found)
        else programme(found)
      }
    return table.finish()
  } catch (error) {
    table.close()
    throw error
  }
}
