import * as t from 'io-ts'
import { commaList } from './codec/commaList.ts'
import { withDefault } from './codec/decode.ts'
import { MINUTE, SECOND } from './codec/instant.ts'
import { Count } from './codec/numeric.ts'
import { Flag } from './codec/optional.ts'
import { Text } from './codec/text.ts'

export const PositiveCount: t.Type<number, number> = t.refinement(Count, value => value > 0, 'PositiveCount')

/** How the operator shapes the app (spec §3). A missing or unreadable entry has the default of spec §9, else 'off' or 'shown'. */
export const LayoutConfig = t.strict(
  {
    /** Seconds. */
    play_history_report_interval: withDefault(PositiveCount, 60),
    hide_unsubscribe_channel: withDefault(Flag, false),
    /** Milliseconds. */
    msg_chk_int: withDefault(PositiveCount, 10 * MINUTE),
    popular_search_switch: withDefault(Flag, true),
    more_like_this_switch: withDefault(Flag, true),
    home_live_layout_switch: withDefault(Flag, false),
    /** A password that the operator set has to be changed at the first login (AUTH-04). */
    custom_modify_passwd_option: withDefault(Flag, false),
    /** Columns that the home page of a live deployment shows, in this order; none = all. */
    home_live_category: withDefault(commaList(Text), []),
  },
  'LayoutConfig',
)
export type LayoutConfig = t.TypeOf<typeof LayoutConfig>

export const defaultLayoutConfig: LayoutConfig = {
  play_history_report_interval: 60,
  hide_unsubscribe_channel: false,
  msg_chk_int: 10 * MINUTE,
  popular_search_switch: true,
  more_like_this_switch: true,
  home_live_layout_switch: false,
  custom_modify_passwd_option: false,
  home_live_category: [],
}

/** Milliseconds between two reports of channel history (spec §9: 60 times 1000 ms). */
export const playHistoryReportMs = (config: LayoutConfig): number => config.play_history_report_interval * SECOND
