import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { HOUR, instant } from '../../../models/codec/instant.ts'
import { Title } from '../../../models/title.ts'
import { MediaCard } from '../../../src/ui/components/catalogue/MediaCard.tsx'
import { PosterRail } from '../../../src/ui/components/catalogue/PosterRail.tsx'
import { PosterWall } from '../../../src/ui/components/catalogue/PosterWall.tsx'
import css from './gallery.module.css'
import { Part } from './Part.tsx'
import { EIGHT, still } from './samples.ts'

const NOW = instant(EIGHT)
const KINDS = ['ridges', 'sea', 'city', 'planet', 'dunes', 'pines', 'lighthouse', 'arches'] as const
const PALETTES = ['tide', 'ember', 'rose', 'dusk'] as const

/** A few drawings for many titles. */
const posters = Array.from({ length: 24 }, (_, at) =>
  still({ kind: KINDS[at % KINDS.length] ?? 'sea', palette: PALETTES[at % PALETTES.length] ?? 'tide', seed: at }),
)

const title = (at: number, wire: object): Title => {
  const decoded = Title.decode({
    metaId: `g${at}`,
    metaType: 'MOVIE',
    title: `Long Noon ${at + 1}`,
    year: 2020 + (at % 7),
    rating: 5 + (at % 50) / 10,
    ...wire,
  })
  if (E.isLeft(decoded)) throw new Error('A sample is no title')
  return { ...decoded.right, poster: 'poster' in wire ? undefined : posters[at % posters.length] }
}

const states: ReadonlyArray<Title> = [
  { title: 'North of Here', metaType: 'SERIES', rating: 8.94, seasons: [{ seasonId: 's1', season: 1 }] },
  { title: 'Under Leaf', authority: 0 },
  { title: 'Salt Roads', playbackValidTime: EIGHT + 36 * HOUR },
  { title: 'Quarry', playbackValidTime: EIGHT + 9 * HOUR, authority: 0 },
  { title: 'The Evening Report', epgSourceStatus: 0, epgProgramInfo: { channelName: 'Mundo 24', stopTime: EIGHT + 1 } },
  { title: 'Five Questions', epgSourceStatus: 2, rating: null },
  { title: 'A title without a poster, whose name is longer than its box', poster: null, rating: null, year: null },
  { title: 'The Thaw', metaType: 'EPISODE', season: 1, episode: 4, seriesTitle: 'North of Here' },
  { title: '<b>Markup</b> stays text', metaType: 'SEASON', season: 0, seriesTitle: 'North of Here' },
].map((wire, at) => title(at, wire))

const toOf = ({ metaId }: Title) => `?title=${metaId}`

type WallProps = { readonly count: number }

/** The first is begun, the second watched. */
export const Wall = ({ count }: WallProps) => {
  const [titles] = useState(() => Array.from({ length: count }, (_, at) => title(at + 100, {})))
  return (
    <PosterWall label={`${count} titles`} items={titles} idOf={({ metaId }) => metaId}>
      {(each, at) => (
        <MediaCard title={each} to={toOf(each)} now={NOW} progress={at === 0 ? 0.62 : 0} watched={at === 1} />
      )}
    </PosterWall>
  )
}

/** Films and series: the states of a card in a row, and a wall of them. */
export const TitlesPart = () => (
  <>
    <PosterRail name="Titles" moreTo="?more" titles={states} toOf={toOf} now={NOW} eager={7} />
    <div className={css.parts}>
      <Part title="A wall of posters" wide>
        <Wall count={21} />
      </Part>
    </div>
  </>
)
