import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { picturesFolder } from '../pictures.ts'
import { BUDGET, committedBytes } from './budget.ts'
import { contactSheet } from './contactSheet.ts'
import { allPieces, filesOf, markOf, type Piece } from './pieces.ts'
import { openPress, type Press } from './raster.ts'

const usage = `node packages/operator/world/make/main.ts [--sheet] [--all]
Prints the drawings of films, series and shows that have changed into world/pictures; they are committed.
  --sheet  a contact sheet of all of them besides, in .results/world.png
  --all    every drawing anew`

type Marks = Readonly<Record<string, string>>

const MADE = 'made.json'

const marksOf = async (folder: URL): Promise<Marks> => {
  const file = new URL(MADE, folder)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}

const printPiece = async (press: Press, folder: URL, piece: Piece): Promise<void> => {
  const began = performance.now()
  const files = filesOf(piece).map(name => new URL(name, folder))
  if (piece.sizes.length > 0) await press.print(piece, files)
  else for (const file of files) await writeFile(file, piece.svg)
  console.log(`${piece.slug} ${piece.name} ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

/** Prints what has changed of a title, and takes away what nobody draws any more. */
const printTitle = async (press: Press, slug: string, pieces: ReadonlyArray<Piece>, anew: boolean): Promise<void> => {
  const folder = new URL(`${slug}/`, picturesFolder)
  await mkdir(folder, { recursive: true })
  const known = await marksOf(folder)
  const present = new Set(await readdir(folder))
  const stale = pieces.filter(
    piece => anew || known[piece.name] !== markOf(piece) || filesOf(piece).some(file => !present.has(file)),
  )
  for (const piece of stale) await printPiece(press, folder, piece)
  const wanted = new Set([MADE, ...pieces.flatMap(filesOf)])
  for (const file of present) if (!wanted.has(file)) await rm(new URL(file, folder))
  const marks = Object.fromEntries(pieces.map(piece => [piece.name, markOf(piece)]))
  if (JSON.stringify(marks) !== JSON.stringify(known))
    await writeFile(new URL(MADE, folder), `${JSON.stringify(marks, undefined, 2)}\n`)
}

const SHEET = new URL('../../../../.results/world.png', import.meta.url)

const report = (waiting: ReadonlyArray<string>): void => {
  const bytes = committedBytes()
  if (waiting.length > 0) console.log(`Nobody has drawn: ${waiting.join(', ')}`)
  console.log(`${(bytes / 1e6).toFixed(2)} MB of media, at most ${BUDGET / 1e6} MB`)
  if (bytes > BUDGET) process.exitCode = 1
}

const make = async (flags: ReadonlySet<string>): Promise<void> => {
  const pieces = await allPieces()
  const drawn = [...pieces].filter(([, each]) => each.length > 0)
  const press = await openPress()
  for (const [slug, each] of drawn) await printTitle(press, slug, each, flags.has('--all'))
  if (flags.has('--sheet')) {
    await mkdir(new URL('./', SHEET), { recursive: true })
    await writeFile(SHEET, await press.shoot(contactSheet(drawn.map(([slug]) => slug)), 1320))
    console.log(fileURLToPath(SHEET))
  }
  await press.close()
  report([...pieces].filter(([, each]) => each.length === 0).map(([slug]) => slug))
}

const flags = new Set(process.argv.slice(2))
if ([...flags].every(flag => flag === '--sheet' || flag === '--all')) await make(flags)
else console.log(usage)
