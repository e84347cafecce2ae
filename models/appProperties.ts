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

export const Properties = t.record(Text, t.union([Text, t.number, t.boolean]), 'Properties')

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
