import * as t from 'io-ts'
import { tolerantField, tolerantRecord, withDefault } from './codec/decode.ts'
import { Numeric } from './codec/numeric.ts'
import { Flag, fallback, lenient, optional } from './codec/optional.ts'
import { Text } from './codec/text.ts'
import { ContentMode, LIVE_AND_VOD } from './contentMode.ts'
import { defaultLayoutConfig, LayoutConfig } from './layoutConfig.ts'
import { Quality } from './quality.ts'

/** What a player starts with before the person chooses (spec §3, stored). */
export const DefaultPlayConfig = t.strict(
  {
    resolution: tolerantField(optional(Numeric), undefined),
    autoPlay: withDefault(Flag, true),
    muted: withDefault(Flag, false),
  },
  'DefaultPlayConfig',
)
export type DefaultPlayConfig = t.TypeOf<typeof DefaultPlayConfig>

export const defaultPlayConfig: DefaultPlayConfig = { resolution: undefined, autoPlay: true, muted: false }

/** The quality to begin with; a number that is none leaves it to the network. */
export const startQuality = ({ resolution }: DefaultPlayConfig): Quality | undefined =>
  Quality.is(resolution) ? resolution : undefined

type Property = string | number | boolean
const isProperty = (input: unknown): input is Property =>
  Text.is(input) || typeof input === 'number' || typeof input === 'boolean'
/** Not `t.union`, which would be the only one that the first page loads. */
const Property = new t.Type<Property>(
  'Property',
  isProperty,
  (input, context) => (isProperty(input) ? t.success(input) : t.failure(input, context)),
  property => property,
)
export const Properties = tolerantRecord('Properties', Property)

/**
 * The operator's settings for the app, cached on the device (spec §3: app init and dynamic UI properties, default play config).
 * One that cannot be read is left out and reported, the others act (NET-08).
 */
export const AppProperties = t.strict(
  {
    contentMode: fallback(lenient(ContentMode, LIVE_AND_VOD), LIVE_AND_VOD),
    layoutConfig: withDefault(LayoutConfig, defaultLayoutConfig),
    defaultPlayConfig: withDefault(DefaultPlayConfig, defaultPlayConfig),
    initProperties: withDefault(Properties, {}),
    dynamicUiProperties: withDefault(Properties, {}),
  },
  'AppProperties',
)
export type AppProperties = t.TypeOf<typeof AppProperties>

/** What the app does without the operator's settings. */
export const defaultProperties: AppProperties = {
  contentMode: LIVE_AND_VOD,
  layoutConfig: defaultLayoutConfig,
  defaultPlayConfig,
  initProperties: {},
  dynamicUiProperties: {},
}

/** The theme that the app begins in, until the person chooses one (MODE-07); it is dark where the operator says nothing. */
export const startTheme = (properties: AppProperties): 'dark' | 'light' =>
  properties.initProperties.theme === 'light' ? 'light' : 'dark'
