import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Column } from '../../models/column.ts'
import { EpgDayChecksum, EpgModel } from '../../models/epg.ts'
import { ChannelProgrammeFromWire, ProgrammeFromWire } from '../../models/programme.ts'
import { endpoints } from '../../models/wire/index.ts'
import { described } from '../support/apiCalls.ts'
import { apiDocs, unexplained } from '../support/apiDocs.ts'
import { fieldNames, HIDDEN, meaningOf, typesWithin } from '../support/apiTypes.ts'
import { parseName } from '../support/codecs.ts'
import { FIELDS } from '../support/contract/fields.ts'
import { componentName } from '../support/jsonSchema.ts'
import { schemas } from '../support/openApi.ts'
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

  const NUMBERS = new Set([
    'Amount',
    'Count',
    'Numeric',
    'PositiveCount',
    'number',
    'Int',
    'Moment',
    'Expiry',
    'ExpiredTs',
  ])

  it('[AHEAD-39] says of every number what it counts', () => {
    const unsaid = typesWithin(described).flatMap(type =>
      Object.entries(fieldNames(type))
        .filter(([field, name]) => NUMBERS.has(parseName(name).core) && meaningOf(type, field) === undefined)
        .map(([field]) => `${type}.${field}`),
    )
    expect(unsaid).toEqual([])
  })

  it('[AHEAD-39] explains no field that is not there', () => {
    const gone = Object.entries(FIELDS).flatMap(([type, words]) =>
      Object.keys(words)
        .filter(field => fieldNames(type)[field] === undefined)
        .map(field => `${type}.${field}`),
    )
    expect(gone).toEqual([])
  })

  /** The fields of a table that are required, in either file. */
  const requiredIn = (table: string): ReadonlyArray<string> =>
    [...table.matchAll(/^\| `(\w+)` \| .+? \| required \|/gm)].map(([, field = '']) => field).toSorted()

  it('[AHEAD-39] requires the same fields as docs/openapi.json', () => {
    const types = schemas()
    const called = [...text.matchAll(/^### (\S+)$/gm)].map(([, name = '']) => name)
    const parts = text.split(/^### \S+$/m).slice(1)
    let compared = 0
    for (const [index, part] of parts.entries()) {
      const name = called[index] ?? ''
      const call = Object.hasOwn(endpoints, name) ? endpoints[name as keyof typeof endpoints] : undefined
      const tables =
        call === undefined
          ? [[name, part] as const]
          : [
              [call.request.name, part.slice(part.indexOf('\nRequest:'), part.indexOf('\nResult:'))] as const,
              [call.response.name, part.slice(part.indexOf('\nResult:'))] as const,
            ]
      for (const [type, table] of tables.filter(([, each]) => each.includes('| Field |'))) {
        expect(requiredIn(table), type).toEqual([...(types[componentName(type)]?.required ?? [])].toSorted())
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(80)
  })
})
