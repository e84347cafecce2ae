import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { asLines, problemsIn } from './lib/config/problems.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error(
    'npm run check-config FILE: what is wrong in a config.json (docs/config.schema.json says what it may say).',
  )
  process.exit(2)
}
const path = resolve(process.env.INIT_CWD ?? '', file)
const problems = await problemsIn(readFileSync(path, 'utf8'), dirname(path))
if (problems.length > 0) {
  console.error(asLines(file, problems))
  process.exit(1)
}
console.log(`✓ ${file}`)
