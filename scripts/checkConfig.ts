import { dirname, resolve } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { borrowed } from './lib/config/borrowed.ts'
import { asLines, leftovers, PUBLIC, problemsIn } from './lib/config/problems.ts'
import { fileText } from './lib/fileText.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error(
    'npm run check-config FILE: what is wrong in a config.json (docs/config.schema.json says what it may say).',
  )
  process.exit(2)
}
const path = resolve(process.env.INIT_CWD ?? '', file)
const read = fileText(path)
if (E.isLeft(read)) {
  console.error(`✗ ${read.left}`)
  process.exit(1)
}
const text = read.right
const problems = await problemsIn(text, dirname(path))
if (problems.length > 0) {
  console.error(asLines(file, problems))
  process.exit(1)
}
const hints = [...leftovers(text, Date.now()), ...borrowed(JSON.parse(text), dirname(path), PUBLIC)]
if (hints.length > 0) console.warn(asLines(file, hints, '!'))
console.log(`✓ ${file}`)
