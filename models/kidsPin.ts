import { MINUTE, SECOND } from './codec/instant.ts'
import type { Column } from './column.ts'
import { searchKey } from './search.ts'

export const isPin = (text: string): boolean => /^\d{4}$/.test(text)

const FREE_TRIES = 3
const FIRST_WAIT = 30 * SECOND
const LONGEST_WAIT = 15 * MINUTE

/** How long nothing is tried after so many wrong PINs in a row: from the third on, twice as long each time (ms). */
export const waitAfter = (wrongTries: number): number =>
  wrongTries < FREE_TRIES ? 0 : Math.min(FIRST_WAIT * 2 ** (wrongTries - FREE_TRIES), LONGEST_WAIT)

const CHILDREN = /^(kids?|child(ren)?|infanti\w*|nin[oa]s?|criancas?)$/

/** A group that calls itself children's in any of its languages: proposed, never decided. */
export const soundsLikeChildren = ({ columnName, columnLang }: Column): boolean =>
  [columnName, ...columnLang.map(each => each.columnName)].some(name =>
    searchKey(name)
      .split(' ')
      .some(word => CHILDREN.test(word)),
  )
