import { HOUR, SECOND } from '../../../models/codec/instant.ts'
import { type Attributes, filled } from './attributes.ts'

export type CatchUpKind = 'default' | 'append' | 'shift' | 'flussonic' | 'xtream'

/** How a provider gives what is over, as a playlist declares it. */
export interface CatchUp {
  readonly kind: CatchUpKind
  /** The template of the address, or of what is appended to it. */
  readonly source: string | undefined
  readonly days: number
  /** The provider's clock is so much ahead. */
  readonly correctionSeconds: number
  /** In which it writes hours and days; UTC where nobody says. */
  readonly timeZone: string | undefined
}

/** As playlists write them. */
const KINDS: Readonly<Record<string, CatchUpKind>> = {
  default: 'default',
  append: 'append',
  shift: 'shift',
  timeshift: 'shift',
  flussonic: 'flussonic',
  'flussonic-hls': 'flussonic',
  'flussonic-ts': 'flussonic',
  fs: 'flussonic',
  xc: 'xtream',
}
const DEFAULT_DAYS = 7
const NEEDS_SOURCE: ReadonlySet<CatchUpKind> = new Set(['default', 'append'])

/** The catch-up of an entry, none, or why what it declares cannot be used. */
export const catchUpOf = (own: Attributes, defaults: Attributes): CatchUp | string | undefined => {
  const of = (...names: ReadonlyArray<string>): string | undefined =>
    names.map(name => filled(own.get(name))).find(Boolean) ??
    names.map(name => filled(defaults.get(name))).find(Boolean)
  const written = of('catchup', 'catchup-type')?.toLowerCase()
  const days = Number(of('catchup-days', 'timeshift', 'tvg-rec'))
  const reach = Number.isFinite(days) && days > 0 ? days : undefined
  if (written === undefined && reach === undefined) return undefined
  if (written === '0' || written === 'none' || (written !== undefined && days === 0)) return undefined
  const source = of('catchup-source')
  const kind = KINDS[written ?? (source === undefined ? 'shift' : 'default')]
  if (kind === undefined) return `catch-up of the kind "${written}" is not known`
  if (source === undefined && NEEDS_SOURCE.has(kind)) return `catch-up "${kind}" without a catchup-source`
  const hours = Number(of('catchup-correction') ?? 0)
  return {
    kind,
    source,
    days: reach ?? DEFAULT_DAYS,
    correctionSeconds: Number.isFinite(hours) ? (hours * HOUR) / SECOND : 0,
    timeZone: undefined,
  }
}
