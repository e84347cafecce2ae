import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ALIKE, distance } from '../world/apart.ts'
import { genreKeys } from '../world/data/genres.ts'
import type { Texts } from '../world/data/texts.ts'
import { BUDGET, committedBytes } from '../world/make/budget.ts'
import { allPieces, filesOf, markOf } from '../world/make/pieces.ts'
import { picturesFolder } from '../world/pictures.ts'
import { shelved } from '../world/shelved.ts'
import { works } from '../world/works.ts'
import { type Episode, SHOTS, type WrittenTitle } from '../world/written.ts'
import { writtenTitles } from '../world/writtenTitles.ts'

const languages = ['en', 'es', 'pt'] as const
const PLOT_WORDS = 28
const VISUAL_WORDS = 6
const CLAUSE_WORDS = 5
const DRAWING_BYTES = 25_600

const episodesOf = (title: WrittenTitle): ReadonlyArray<Episode> =>
  title.kind === 'SERIES' ? title.seasons.flat() : []
const words = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
const isSaid = (text: Texts): boolean => languages.every(language => text[language].trim() !== '')
const every = <A>(items: ReadonlyArray<A>, nameOf: (item: A) => string) =>
  items.map(item => [nameOf(item), item] as const)

const pieces = await allPieces()
const drawn = writtenTitles.filter(({ slug }) => (pieces.get(slug)?.length ?? 0) > 0)

describe('what is written by hand', () => {
  test.each(every(writtenTitles, ({ slug }) => slug))('%s is complete', (slug, title) => {
    expect(slug).toMatch(/^[a-z]+$/)
    for (const text of [title.title, title.plot, ...title.cast.map(({ role }) => role)]) expect(isSaid(text)).toBe(true)
    for (const { title: name, plot, still } of episodesOf(title)) {
      expect([isSaid(name), isSaid(plot)]).toEqual([true, true])
      expect(still).not.toBe('')
    }
    expect(words(title.plot.en).length).toBeLessThanOrEqual(PLOT_WORDS)
    expect(title.visual.split(' ').length).toBeLessThanOrEqual(VISUAL_WORDS)
    expect(title.cast.length).toBeGreaterThanOrEqual(3)
    expect(title.ground).toMatch(/^#[\da-f]{6}$/)
    expect(SHOTS).toContain(title.shot)
    for (const genre of title.genres) expect(genreKeys).toContain(genre)
  })

  test('has its own name, its own idea and its own address', () => {
    for (const own of [
      writtenTitles.map(({ slug }) => slug),
      writtenTitles.map(({ visual }) => visual),
      ...languages.map(language => writtenTitles.map(({ title }) => title[language])),
    ])
      expect(own.toSorted()).toEqual([...new Set(own)].toSorted())
  })

  test.each(languages)('no two plots share a clause, in %s', language => {
    const owner = new Map<string, string>()
    for (const { slug, plot } of writtenTitles.flatMap(title => [
      { slug: title.slug, plot: title.plot },
      ...episodesOf(title).map((episode, at) => ({ slug: `${title.slug} ${at + 1}`, plot: episode.plot })),
    ])) {
      const said = words(plot[language])
      for (let at = 0; at + CLAUSE_WORDS <= said.length; at++) {
        const clause = said.slice(at, at + CLAUSE_WORDS).join(' ')
        expect(owner.get(clause) ?? slug, clause).toBe(slug)
        owner.set(clause, slug)
      }
    }
  })
})

describe('what is drawn', () => {
  test.each(every(drawn, ({ slug }) => slug))(
    '%s has its three shapes, and a still for every episode',
    (slug, title) => {
      const mine = pieces.get(slug) ?? []
      const stills =
        title.kind === 'SERIES'
          ? title.seasons.flatMap((episodes, season) => episodes.map((_, episode) => `${season + 1}-${episode + 1}`))
          : []
      expect(mine.map(({ name }) => name).toSorted()).toEqual(['poster', 'title', 'wide', ...stills].toSorted())
      for (const { name, svg } of mine) expect(svg.length, name).toBeLessThanOrEqual(DRAWING_BYTES)
    },
  )

  test.each(every(drawn, ({ slug }) => slug))('%s is printed as it is drawn now: make/main.ts prints it', slug => {
    const folder = new URL(`${slug}/`, picturesFolder)
    const made = JSON.parse(readFileSync(new URL('made.json', folder), 'utf8'))
    const mine = pieces.get(slug) ?? []
    expect(made).toEqual(Object.fromEntries(mine.map(piece => [piece.name, markOf(piece)])))
    for (const file of mine.flatMap(filesOf)) expect(existsSync(new URL(file, folder)), file).toBe(true)
  })

  test('no two neighbours stand on the same colour where all are shown', () => {
    const grounds = shelved(works).flatMap(({ written }) => written?.ground ?? [])
    for (const [at, ground] of grounds.slice(1).entries())
      expect(distance(ground, grounds[at] ?? ''), `${grounds[at]} ${ground}`).toBeGreaterThanOrEqual(ALIKE)
  })

  test('all committed media keep to their budget', () => {
    expect(committedBytes()).toBeLessThanOrEqual(BUDGET)
  })
})
