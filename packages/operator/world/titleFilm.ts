import { filmLoops, type Loop, titleLoops } from '../media/catalogue.ts'
import { hashOf, pick } from './seed.ts'
import type { Work } from './works.ts'

/** What a title, an episode of it, plays. */
export const filmOf = ({ id, seed }: Work, metaId: string): Loop =>
  titleLoops.get(id) ?? pick(filmLoops, hashOf(hashOf(seed, metaId), 'loop'))
