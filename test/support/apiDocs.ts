import { type Area, addressOf } from '../../models/wire/endpoint.ts'
import { type Call, calls, described, roots } from './apiCalls.ts'
import { fieldNames, fieldTable, isId, partText, typesWithin } from './apiTypes.ts'
import { type Codec, parseName } from './codecs.ts'
import { anchorOf, CHAPTERS, type Chapter } from './contract/chapters.ts'
import { refusalsText, rulesText } from './contract/refusals.ts'

const AREAS: ReadonlyArray<readonly [Area, string]> = [
  ['live', 'Live and channel'],
  ['account', 'Account'],
  ['messages', 'Messages'],
  ['vod', 'VOD'],
  ['drm', 'DRM'],
  ['metrics', 'Metrics'],
]

const BODY: Readonly<Record<Call['body'], string>> = {
  json: 'JSON body',
  form: 'urlencoded form, token in the query',
  query: 'parameters in the query',
}

const INTRODUCTION = `# The calls of the back end

Written from the endpoint values in \`models/wire\` by \`npm run api-docs\`; a test fails when it is stale. The same as OpenAPI 3.1
with JSON Schema, for other tools: [openapi.json](openapi.json).`

const ID_TEXT =
  'Ids (`MetaId`, `LogicalChannelId` and the like) are texts of 1 to 256 characters; a whole number is read too.'

const contents = (): string =>
  AREAS.map(([area, title]) => {
    const links = calls.filter(call => call.area === area).map(({ name }) => `[${name}](#call-${name})`)
    return `- **${title}**: ${links.join(', ')}`
  }).join('\n')

const types = typesWithin(described)
const isRecord = (type: string): boolean => Object.keys(fieldNames(type)).length > 0

const places: ReadonlyArray<string> = [
  ...roots.map(({ name }) => name),
  ...types.flatMap(type => Object.values(fieldNames(type)).map(name => parseName(name).core)),
]

/** The request or the result of one call and of nothing else: described at that call. */
const isOwn = (type: string): boolean =>
  roots.some(({ name }) => name === type) && places.filter(place => place === type).length === 1

const shared: ReadonlySet<string> = new Set(types.filter(type => isRecord(type) && !isOwn(type)))

const partOf = ({ name }: Codec): string => (shared.has(name) ? ` [${name}](#type-${name}).` : fieldTable(name))

const keeping = ({ maxAge }: Call): string => (maxAge === undefined ? '' : ` · by GET too, keeps ${maxAge} s`)

const callText = (call: Call): string =>
  [
    `<a id="call-${call.name}"></a>`,
    `### ${call.name}`,
    '',
    `\`${call.method} ${addressOf(call)}\` · ${BODY[call.body]}${keeping(call)}`,
    '',
    call.purpose,
    '',
    rulesText(call),
    '',
    refusalsText(call),
    '',
    `Request:${partOf(call.request)}`,
    '',
    `Result:${partOf(call.response)}`,
  ].join('\n')

const chapterText = (chapter: Chapter): string =>
  `<a id="${anchorOf(chapter)}"></a>\n## ${chapter.title}\n\n${chapter.text}`

const areaText = ([area, title]: readonly [Area, string]): string =>
  [`## ${title}`, ...calls.filter(call => call.area === area).map(callText)].join('\n\n')

const recordText = (type: string): string => `<a id="type-${type}"></a>\n### ${type}${fieldTable(type)}`

const parts = types.filter(
  type => !isRecord(type) && !isId(type) && type !== 'NoFields' && type === parseName(type).core,
)

/** Parts that the document would have to leave unexplained; a test keeps this empty. */
export const unexplained = (): ReadonlyArray<string> => parts.filter(type => partText(type) === undefined)

/** docs/api.md. */
export const apiDocs = (): string =>
  `${[
    INTRODUCTION,
    contents(),
    ...CHAPTERS.map(chapterText),
    ...AREAS.map(areaText),
    '## Records',
    ...[...shared].toSorted().map(recordText),
    '## Parts',
    ID_TEXT,
    parts.map(type => `- \`${type}\`: ${partText(type)}`).join('\n'),
  ].join('\n\n')}\n`
