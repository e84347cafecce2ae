import * as t from 'io-ts'
import { tolerantArray, tolerantField, withDefault } from './codec/decode.ts'
import { Moment } from './codec/moment.ts'
import { Flag, fallback, optional } from './codec/optional.ts'
import { LongText, OptionalAddress, Text } from './codec/text.ts'
import { Language } from './language.ts'

/** The operator's name and footer in one language (LANG-04). */
export const LanguageEntry = t.strict(
  { lang: Language, websiteName: optional(Text), footerText: optional(LongText) },
  'LanguageEntry',
)
export type LanguageEntry = t.TypeOf<typeof LanguageEntry>

/** `report.example.com`, with a port or a path or without. */
const HOST_ALONE = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\/\S*)?$/i

/** Where reports go (spec §3, `report_host`): an address, or as the name says a host alone, which is reached by `https:`. */
const ReportHost: typeof OptionalAddress = new t.Type(
  'ReportHost?',
  OptionalAddress.is,
  (input, context) =>
    OptionalAddress.validate(typeof input === 'string' && HOST_ALONE.test(input) ? `https://${input}` : input, context),
  OptionalAddress.encode,
)

/** An address that cannot be read is left out and reported: a channel or a title may do without it, the app does. */
export const UiProperties = t.strict(
  {
    stream_cdn_base: tolerantField(OptionalAddress, undefined),
    live_drm_cdn_base: tolerantField(OptionalAddress, undefined),
    dvr_cdn_base: tolerantField(OptionalAddress, undefined),
    /** Without one that can be read, reports go to the operator itself. */
    report_host: tolerantField(ReportHost, undefined),
    /** Certificate of the DRM system of the single browser family (DRM-01). */
    fps_cer_url: tolerantField(OptionalAddress, undefined),
    webapp_custom_lang: withDefault(tolerantArray(LanguageEntry), []),
  },
  'UiProperties',
)
export type UiProperties = t.TypeOf<typeof UiProperties>

const NO_UI: UiProperties = {
  stream_cdn_base: undefined,
  live_drm_cdn_base: undefined,
  dvr_cdn_base: undefined,
  report_host: undefined,
  fps_cer_url: undefined,
  webapp_custom_lang: [],
}

/**
 * National broadcast (CAST-01): over when the flag turns false or at the close time, where one is given. Without a flag
 * and an opening that can be read there is none: it must not open at a wrong time.
 */
export const BroadcastProperties = t.strict(
  {
    cadena_national_open: fallback(Flag, false),
    cadena_national_open_time: optional(Moment),
    cadena_national_close_time: tolerantField(optional(Moment), undefined),
  },
  'BroadcastProperties',
)
export type BroadcastProperties = t.TypeOf<typeof BroadcastProperties>

/** Whether an expired session may go on as a guest; an operator that says nothing does not offer it (MODE-05). */
export const OtherProperties = t.strict({ visitorMode: withDefault(Flag, false) }, 'OtherProperties')
export type OtherProperties = t.TypeOf<typeof OtherProperties>

/** Encrypted mode as the operator runs it: the id of the share key in force (MODE-04). */
export const E2eeProperties = t.strict({ enabled: fallback(Flag, false), kid: optional(Text) }, 'E2eeProperties')
export type E2eeProperties = t.TypeOf<typeof E2eeProperties>

export const NO_BROADCAST: BroadcastProperties = {
  cadena_national_open: false,
  cadena_national_open_time: undefined,
  cadena_national_close_time: undefined,
}

export const Manifest = t.strict(
  {
    uiProperties: withDefault(UiProperties, NO_UI),
    broadcastProperties: withDefault(BroadcastProperties, NO_BROADCAST),
    otherProperties: withDefault(OtherProperties, { visitorMode: false }),
    e2eeProperties: fallback(E2eeProperties, { enabled: false, kid: undefined }),
    /** The public calls may be asked for by GET (contract, Answers that a CDN may give). */
    cacheable: withDefault(Flag, false),
  },
  'Manifest',
)
export type Manifest = t.TypeOf<typeof Manifest>

export const hasVisitorMode = ({ otherProperties }: Manifest): boolean => otherProperties.visitorMode

/** Name and footer in the active language, where the operator gives them (LANG-04). */
export const languageEntry = ({ uiProperties }: Manifest, language: Language): LanguageEntry | undefined =>
  uiProperties.webapp_custom_lang.find(({ lang }) => lang === language)
