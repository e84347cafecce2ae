import type { Instant } from '../../../models/codec/instant.ts'
import { instant, MINUTE } from '../../../models/codec/instant.ts'

const SHAPE = /^(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:\s+(\S.*))?$/
const OFFSET = /^([+-])(\d{2}):?(\d{2})$/

/** Hours from UTC of the zone names that guides still carry; XMLTV itself asks for offsets. */
const ZONE_HOURS: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  WET: 0,
  BST: 1,
  WEST: 1,
  CET: 1,
  CEST: 2,
  EET: 2,
  EEST: 3,
  MSK: 3,
  BRT: -3,
  ART: -3,
  CLT: -4,
  EDT: -4,
  EST: -5,
  CDT: -5,
  CST: -6,
  MDT: -6,
  MST: -7,
  PDT: -7,
  PST: -8,
}

/** Minutes east of UTC; a zone that cannot be read counts as UTC. */
const zoneMinutes = (zone: string | undefined): number => {
  const offset = OFFSET.exec(zone?.trim() ?? '')
  if (offset === null) return 60 * (ZONE_HOURS[zone?.trim().toUpperCase() ?? ''] ?? 0)
  const minutes = Number(offset[2]) * 60 + Number(offset[3])
  return offset[1] === '-' ? -minutes : minutes
}

/** `YYYY[MM[DD[hh[mm[ss]]]]] [zone]` of XMLTV; missing parts are their first value, a missing zone is UTC. */
export const parseXmltvDate = (text: string): Instant | undefined => {
  const parts = SHAPE.exec(text.trim())
  if (parts === null) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map(part => (part === undefined ? undefined : Number(part)))
  const utc = Date.UTC(year, month - 1, day, hour, minute, second)
  const back = new Date(utc)
  const isReal = back.getUTCMonth() === month - 1 && back.getUTCDate() === day && back.getUTCHours() === hour
  return isReal && minute < 60 && second < 60 ? instant(utc - zoneMinutes(parts[7]) * MINUTE) : undefined
}
