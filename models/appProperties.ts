import * as t from 'io-ts'
import { Numeric } from './codec/numeric.ts'
import { Flag, fallback, lenient, optional } from './codec/optional.ts'
import { Text } from './codec/text.ts'
import { ContentMode, LIVE_AND_VOD } from './contentMode.ts'
import { defaultLayoutConfig, LayoutConfig } from './layoutConfig.ts'

/** What a player starts with before the person chooses (spec §3, stored). */
export const DefaultPlayConfig = t.strict(
  { resolution: optional(Numeric), autoPlay: fallback(Flag, true), muted: fallback(Flag, false) },
  'DefaultPlayConfig',
)
export type DefaultPlayConfig = t.TypeOf<typeof DefaultPlayConfig>

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
export const Properties = t.record(Text, Property, 'Properties')

/** The operator's settings for the app, cached on the device (spec §3: app init and dynamic UI properties, default play config). */
export const AppProperties = t.strict(
  {
    contentMode: fallback(lenient(ContentMode, LIVE_AND_VOD), LIVE_AND_VOD),
    layoutConfig: fallback(LayoutConfig, defaultLayoutConfig),
    defaultPlayConfig: fallback(DefaultPlayConfig, { resolution: undefined, autoPlay: true, muted: false }),
    initProperties: fallback(Properties, {}),
    dynamicUiProperties: fallback(Properties, {}),
  },
  'AppProperties',
)
export type AppProperties = t.TypeOf<typeof AppProperties>
