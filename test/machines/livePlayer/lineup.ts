import { channel } from '../../support/lineups.ts'

/** A line-up with a channel of every kind. */
export const news = channel('news', { number: 1, qualities: [2, 1] })
export const sport = channel('sport', { number: 2 })
export const locked = channel('locked', { number: 3, isOpen: false })
export const film = channel('film', { number: 4, isProtected: true })
export const radio = channel('radio', { number: 5, isAudio: true })
export const channels = [news, sport, locked, film, radio]
