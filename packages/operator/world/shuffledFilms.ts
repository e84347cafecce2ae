import type { SceneKind } from '../art/index.ts'
import { COMPLEMENTS, GOALS, HEROES, THINGS, TWISTS } from './data/filmWords.ts'
import { joined, type Texts, texts } from './data/texts.ts'
import { hashOf, pick } from './seed.ts'

const and = texts(' and ', ' y ', ' e ')

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const inside = ({ en, es, pt }: Texts): Texts => texts(lowered(en), lowered(es), lowered(pt))

const twoThings = (seed: number): Texts => {
  const first = seed % THINGS.length
  const second = (first + 1 + (hashOf(seed, 'second') % (THINGS.length - 1))) % THINGS.length
  return joined('', [pick(THINGS, first).name, and, inside(pick(THINGS, second).name)])
}

/** How many different titles there are of a thing and a complement. */
export const TITLE_COUNT = THINGS.length * COMPLEMENTS.length

const thingOfComplement = (seed: number): Texts =>
  joined(' ', [pick(THINGS, seed).name, pick(COMPLEMENTS, Math.floor(seed / THINGS.length))])

/** A film's title; seeds below TITLE_COUNT give different ones. */
export const filmTitle = (seed: number): Texts =>
  seed >= TITLE_COUNT && seed % 7 === 0 ? twoThings(seed) : thingOfComplement(seed % TITLE_COUNT)

/** A scene for the poster of the film with this title. */
export const filmScene = (titleSeed: number, seed: number): SceneKind =>
  pick(pick(THINGS, titleSeed % TITLE_COUNT).scenes, hashOf(seed, 'scene'))

export const filmPlot = (seed: number): Texts =>
  joined(' ', [
    pick(HEROES, hashOf(seed, 'hero')),
    pick(GOALS, hashOf(seed, 'goal')),
    pick(TWISTS, hashOf(seed, 'twist')),
  ])
