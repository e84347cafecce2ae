import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Column } from '../../models/column.ts'
import { EpgDayChecksum, EpgModel } from '../../models/epg.ts'
import { ChannelProgrammeFromWire, ProgrammeFromWire } from '../../models/programme.ts'
import { endpoints } from '../../models/wire/index.ts'
import { apiDocs, unexplained } from '../support/apiDocs.ts'
import { HIDDEN } from '../support/apiTypes.ts'
import * as some from './liveArbitraries.ts'

const first = <A>(values: fc.Arbitrary<A>): A => {
  const [value] = fc.sample(values, { numRuns: 1, seed: 1 })
  if (value === undefined) throw new Error('nothing was made')
  return value
}

const firstItem = (encoded: unknown): unknown => {
  const [list] = Object.values(encoded ?? {})
  return Array.isArray(list) ? list[0] : undefined
}

/** What is really sent for each record that the document describes by hand. */
const sent = (): Readonly<Record<string, unknown>> => ({
  Programme: ProgrammeFromWire.encode(first(some.programmes)),
  ChannelProgramme: ChannelProgrammeFromWire.encode(first(some.channelProgrammes)),
  ProgrammeTranslations: firstItem(
    endpoints.programmeTranslations.response.encode({
      programList: [{ programId: first(some.programmes).programId, multilingualList: [] }],
    }),
  ),
  EpgDay: EpgModel.encode(first(some.epgModels.filter(({ epgDayList }) => epgDayList.length > 0))).epgDayList[0],
  EpgChecksum: EpgDayChecksum.encode(first(some.epgDayChecksums.filter(day => day.epgCheckSumData.length > 0)))
    .epgCheckSumData[0],
  ColumnName: Column.encode(first(some.columns.filter(({ columnLang }) => columnLang.length > 0))).columnLang[0],
})

describe('docs/api.md', () => {
  const text = apiDocs()

  it('[NET-03] is as the endpoints are; `node test/support/writeApiDocs.ts` writes it anew', () => {
    expect(readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')).toBe(text)
  })

  it('[NET-03] tells every call, explains every part and links nowhere else', () => {
    for (const name of Object.keys(endpoints)) expect(text).toContain(`<a id="call-${name}"></a>`)
    const anchors = new Set([...text.matchAll(/<a id="([^"]+)"/g)].map(([, anchor]) => anchor))
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, link]) => link)
    expect(links.filter(link => !anchors.has(link))).toEqual([])
    expect(unexplained()).toEqual([])
  })

  it('[NET-03] describes by hand exactly the fields that are sent', () => {
    for (const [type, value] of Object.entries(sent()))
      expect(Object.keys(HIDDEN[type] ?? {}).toSorted(), type).toEqual(Object.keys(value ?? {}).toSorted())
    expect(Object.keys(sent()).toSorted()).toEqual(Object.keys(HIDDEN).toSorted())
  })
})
