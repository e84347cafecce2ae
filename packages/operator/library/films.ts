import { stat } from 'node:fs/promises'
import type { Ask } from '../gateway/ask.ts'
import { bytesOfAddress, bytesOfFile } from '../mp4/bytes.ts'
import { type Film, openFilm } from '../mp4/film.ts'
import type { Media } from './found.ts'

/** A film's tables are some ten megabytes; so many are held. */
const MAX_OPEN = 6

/** MP4 files that are watched, each read once. */
export type Films = (media: Media) => Promise<Film>

export const makeFilms = (ask: Ask): Films => {
  const open = new Map<string, Promise<Film>>()
  const keyOf = async ({ at }: Media): Promise<string> => {
    if (at instanceof URL) return at.href
    const { size, mtimeMs } = await stat(at)
    return `${at} ${size} ${mtimeMs}`
  }
  return async media => {
    const { at, headers } = media
    const key = await keyOf(media)
    const film =
      open.get(key) ?? (at instanceof URL ? bytesOfAddress(ask, at, headers) : bytesOfFile(at)).then(openFilm)
    open.delete(key)
    open.set(key, film)
    film.catch(() => open.delete(key))
    const oldest = open.keys().next()
    if (open.size > MAX_OPEN && oldest.done === false) open.delete(oldest.value)
    return film
  }
}
