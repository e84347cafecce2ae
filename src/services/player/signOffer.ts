import type { Report } from '../report/report.ts'
import type { SignSource, StreamToken } from './engine.ts'
import { absolute, attributesOf, isMaster, linesOf } from './playlist.ts'

/** As AVFoundation calls it (AVMediaCharacteristic.signLanguageInterpretationForAccessibility). */
const SIGNED = 'public.accessibility.sign-language-interpretation'

export interface SignOffer {
  /** The text of a playlist of the stream, and where it came from. */
  readonly hear: (text: string, address: string) => void
  readonly source: () => SignSource | undefined
}

const isOfSign = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.get('TYPE') === 'VIDEO' && (attributes.get('CHARACTERISTICS') ?? '').split(',').includes(SIGNED)

const isPlayable = (uri: string | undefined, base: string): uri is string =>
  uri !== undefined && URL.canParse(uri, base) && /^https?:/.test(absolute(uri, base))

/** Hears of one stream whether somebody signs it (AHEAD-38): no engine reads such a line. */
export const makeSignOffer = (token: StreamToken, report: Pick<Report, 'dropped'>): SignOffer => {
  let found: SignSource | undefined
  return {
    hear: (text, base) => {
      if (!isMaster(text)) return
      const uris = linesOf(text)
        .filter(line => line.startsWith('#EXT-X-MEDIA:'))
        .map(attributesOf)
        .filter(isOfSign)
        .map(attributes => attributes.get('URI'))
      const uri = uris.find(each => isPlayable(each, base))
      if (uris.some(each => !isPlayable(each, base))) report.dropped('tracks', { codec: 'Rendition', path: 'sign' })
      found = uri === undefined ? undefined : { address: absolute(uri, base), token }
    },
    source: () => found,
  }
}
