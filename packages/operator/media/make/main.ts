import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { channelLoops, filmLoops, isRadio, type Loop, type Piece, titleLoops } from '../catalogue.ts'
import { makePicture } from './picture.ts'
import { makePlaceholder } from './placeholder.ts'
import { makeSign } from './sign.ts'
import { makeSound } from './sound.ts'
import { loopsDir, missingTools } from './tools.ts'

const LIMIT = 16_700_000

const usage = `node packages/operator/media/make/main.ts all | sound | sign | placeholder | <loop> ...
Makes the loops of the head-end's channels and films anew. They are committed: it runs only when the art changes.`

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`

const report = async () => {
  const sizes = await Promise.all((await readdir(loopsDir)).map(async name => (await stat(join(loopsDir, name))).size))
  const sum = sizes.reduce((total, size) => total + size, 0)
  console.log(`${sizes.length} files, ${megabytes(sum)} of at most ${megabytes(LIMIT)}`)
  if (sum > LIMIT) process.exitCode = 1
}

const loops = [...channelLoops, ...titleLoops.values(), ...filmLoops]
const pieces: ReadonlyArray<Piece> = [...new Set(loops.flatMap(loop => loop.audio.map(track => track.piece)))]
const drawable = loops.filter(loop => !isRadio(loop))

const make = async (wanted: ReadonlyArray<string>) => {
  const all = wanted.includes('all')
  const drawn: ReadonlyArray<Loop> = all ? drawable : drawable.filter(loop => wanted.includes(loop.name))
  if (all || wanted.includes('sound')) for (const piece of pieces) await makeSound(piece)
  if (all || wanted.includes('sign')) await makeSign()
  if (all || wanted.includes('placeholder')) await makePlaceholder()
  for (const [index, loop] of drawn.entries()) {
    const began = performance.now()
    await makePicture(loop)
    console.log(`${index + 1}/${drawn.length} ${loop.name} ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
}

const wanted = process.argv.slice(2)
const missing = await missingTools()
if (wanted.length === 0) console.log(usage)
else if (missing.length > 0) {
  console.error(`Missing:\n${missing.map(sentence => `- ${sentence}`).join('\n')}`)
  process.exitCode = 1
} else {
  await mkdir(loopsDir, { recursive: true })
  await make(wanted)
  await report()
}
