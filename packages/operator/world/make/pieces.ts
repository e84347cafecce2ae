import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { type KeyArt, posterOf, type Still, stillOf, titleOf, wideOf } from '../draw/keyArt.ts'
import { PROGRAMMES } from '../programmeArt.ts'
import type { WrittenTitle } from '../written.ts'
import { writtenTitles } from '../writtenTitles.ts'

/** Pixels, and how hard it is pressed (the constant quality of AV1: less is better). */
type Size = readonly [width: number, height: number, pressure: number]

/** What a picture is rendered to; grain weighs, so what covers the sheet with it is pressed most. */
const SIZES = {
  poster: [
    [480, 720, 33],
    [256, 384, 31],
  ],
  wide: [
    [1280, 720, 38],
    [640, 360, 33],
  ],
  still: [[640, 360, 35]],
  programme: [
    [1280, 720, 42],
    [640, 360, 36],
  ],
} as const satisfies Readonly<Record<string, ReadonlyArray<Size>>>

/** One drawing of a title: `poster`, `wide`, `title`, or a still by its season and episode, `1-3`; or a show's still. */
export interface Piece {
  readonly slug: string
  readonly name: string
  readonly svg: string
  /** None: the drawing itself is sent, for it is plain outlines. */
  readonly sizes: ReadonlyArray<Size>
}

export const filesOf = ({ name, sizes }: Piece): ReadonlyArray<string> =>
  sizes.length === 0 ? [`${name}.svg`] : sizes.map(([width, height]) => `${name}-${width}x${height}.avif`)

/** Changes when its drawing or its sizes do. */
export const markOf = ({ svg, sizes }: Piece): string =>
  createHash('sha256')
    .update(svg + JSON.stringify(sizes))
    .digest('hex')
    .slice(0, 12)

const folderOf = ({ kind, slug }: WrittenTitle): URL =>
  new URL(`../${kind === 'MOVIE' ? 'films' : 'series'}/${slug}/`, import.meta.url)

const STILL = /^(\d+-\d+)\.ts$/

const stillsOf = async ({ slug }: WrittenTitle, folder: URL): Promise<ReadonlyArray<Piece>> => {
  const stills = new URL('stills/', folder)
  const names = existsSync(stills) ? readdirSync(stills).flatMap(file => STILL.exec(file)?.[1] ?? []) : []
  return Promise.all(
    names.map(async name => {
      const { still }: { readonly still: Still } = await import(new URL(`${name}.ts`, stills).href)
      return { slug, name, svg: stillOf(`${slug}-${name}`, still), sizes: SIZES.still }
    }),
  )
}

/** `undefined` while nobody has drawn it. */
export const artOf = async (title: WrittenTitle): Promise<KeyArt | undefined> => {
  const file = new URL('art.ts', folderOf(title))
  if (!existsSync(file)) return undefined
  const { art }: { readonly art: KeyArt } = await import(file.href)
  return art
}

const piecesOf = async (title: WrittenTitle): Promise<ReadonlyArray<Piece>> => {
  const { slug } = title
  const art = await artOf(title)
  if (art === undefined) return []
  return [
    { slug, name: 'poster', svg: posterOf(slug, art), sizes: SIZES.poster },
    { slug, name: 'wide', svg: wideOf(slug, art), sizes: SIZES.wide },
    { slug, name: 'title', svg: titleOf(art), sizes: [] },
    ...(await stillsOf(title, folderOf(title))),
  ]
}

const shows = new URL('../programmes/', import.meta.url)

/** The stills of what is on air, one folder a kind of show. */
const programmePieces = (): Promise<ReadonlyArray<Piece>> =>
  Promise.all(
    readdirSync(shows)
      .toSorted()
      .map(async name => {
        const { still }: { readonly still: Still } = await import(new URL(`${name}/still.ts`, shows).href)
        return { slug: PROGRAMMES, name, svg: stillOf(`${PROGRAMMES}-${name}`, still), sizes: SIZES.programme }
      }),
  )

/** Every drawing there is, title by title, then those of shows; a title that nobody has drawn has none. */
export const allPieces = async (): Promise<ReadonlyMap<string, ReadonlyArray<Piece>>> =>
  new Map([
    ...(await Promise.all(writtenTitles.map(async title => [title.slug, await piecesOf(title)] as const))),
    [PROGRAMMES, await programmePieces()] as const,
  ])
