import { type Stats, statSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import { parseSwitches } from './arguments.ts'
import { placeOf } from './importer/source.ts'
import type { HeadEndOptions } from './options.ts'

/** What is wrong with the command line, or what it asks for. */
export type Wished = E.Either<string, HeadEndOptions | 'help'>

const LIST = /\.json$/i

/** What is wrong with a file or folder that a switch names, as far as it can be seen without opening it. */
const faultOf = (name: string, text: string, isFault: (found: Stats) => string | undefined): string | undefined => {
  if (placeOf(text).address !== undefined) return undefined
  const found = statSync(text, { throwIfNoEntry: false })
  const fault = found === undefined ? 'there is no such file or folder' : isFault(found)
  return fault && `--${name} ${text}: ${fault}`
}

const isNoFile = (found: Stats): string | undefined => (found.isDirectory() ? 'it is a folder, and no file' : undefined)

const faultIn = ({ m3u, xmltv, library = [] }: HeadEndOptions): string | undefined =>
  [
    ...(m3u === undefined ? [] : [faultOf('m3u', m3u, isNoFile)]),
    ...(xmltv === undefined ? [] : [faultOf('xmltv', xmltv, isNoFile)]),
    ...library.map(text =>
      faultOf('library', text, found => {
        if (LIST.test(text)) return isNoFile(found)
        return found.isDirectory()
          ? undefined
          : 'it is a file: name a folder of films, or a list of JSON whose name ends in .json'
      }),
    ),
  ].find(fault => fault !== undefined)

/** The command line as `parseSwitches` reads it, where what it names is there: nobody waits for a build to hear that it is not. */
export const readCommandLine = (
  words: ReadonlyArray<string>,
  environment: Readonly<Record<string, string | undefined>>,
): Wished =>
  E.chain((options: HeadEndOptions | 'help'): Wished => {
    const fault = options === 'help' ? undefined : faultIn(options)
    return fault === undefined ? E.right(options) : E.left(fault)
  })(parseSwitches(words, environment))
