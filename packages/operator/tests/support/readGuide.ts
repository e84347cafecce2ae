import { instant } from '../../../../models/codec/instant.ts'
import { makeGuideTable } from '../../importer/guideTable.ts'
import { makeXmltvReader } from '../../importer/xmltv.ts'

const EVER = [instant(0), instant(8.64e15)] as const

/** A whole guide as data, from pieces of its text. */
export const readGuide = (...parts: ReadonlyArray<string>) => {
  const { sink, finish } = makeGuideTable()
  const reader = makeXmltvReader(sink)
  for (const part of parts) reader.write(part)
  reader.end()
  const table = finish()
  const programmes = table.counts.flatMap(({ id }) =>
    table.between(id, ...EVER).map(each => ({ channel: id, ...each })),
  )
  table.close()
  return { channels: table.channels, programmes, ...table.report(() => true) }
}
