import { roster } from '@sintonia/operator/world/roster.ts'

/** The name of a channel's streams. */
export const keyOf = (number: number): string => {
  const found = roster.find(each => each.number === number)
  if (found === undefined) throw new Error(`There is no channel ${number}`)
  return found.key
}

export const addressOf = (number: number): string => `/live/live-${keyOf(number)}/index.m3u8`

/** Where the app opens a channel: an id is the number and a thousand. */
export const pageOf = (number: number): string => `/liveTv?id=${1_000 + number}`
