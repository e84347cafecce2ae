import { existsSync, readFileSync, statSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'

/** The text of a file that somebody named; a sentence where there is none. */
export const fileText = (path: string): E.Either<string, string> => {
  if (!existsSync(path)) return E.left(`${path} is not there.`)
  if (statSync(path).isDirectory()) return E.left(`${path} is a folder, and no file.`)
  return E.tryCatch(
    () => readFileSync(path, 'utf8'),
    error => `${path} cannot be read: ${error instanceof Error ? error.message : error}`,
  )
}
