import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { recordingOfHar } from './har.ts'
import { startProxy } from './proxy.ts'
import type { Recording } from './recording.ts'

export const HELP = `Records a visit to a back end, without tokens, persons and addresses; npm start -- --recording FILE answers from it.

  npm run record -- https://their-backend --out FILE    opens a way through: visit the address that it prints, end with Ctrl+C
  npm run record -- visit.har --out FILE                reads what a browser saved of its network panel

  --out FILE    where to
  --port N      where the way through listens (8090)
  --help        this text`

const PORT = 8090

/** What is wanted of a command line, or a sentence that says what it lacks. */
export type Wish =
  | { readonly what: 'help' }
  | { readonly what: 'unclear'; readonly why: string }
  | { readonly what: 'har'; readonly file: string; readonly out: string }
  | { readonly what: 'proxy'; readonly backEnd: URL; readonly port: number; readonly out: string }

const SWITCHES = { out: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean' } } as const

const unclear = (why: string): Wish => ({ what: 'unclear', why })

export const wishOf = (words: ReadonlyArray<string>): Wish => {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options: SWITCHES, allowPositionals: true })
    if (values.help === true) return { what: 'help' }
    const [from, ...others] = positionals
    if (from === undefined || others.length > 0) return unclear('Name one back end, or one HAR file')
    const { out } = values
    if (out === undefined) return unclear('--out FILE says where the recording goes')
    if (!/^https?:\/\//.test(from)) return { what: 'har', file: from, out }
    const port = Number(values.port ?? PORT)
    if (!URL.canParse(from)) return unclear(`This is no address: ${from}`)
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return unclear('--port needs a number from 0 to 65535')
    return { what: 'proxy', backEnd: new URL(from), port, out }
  } catch (error) {
    return unclear(error instanceof Error ? error.message : String(error))
  }
}

const write = (out: string, recording: Recording): string => {
  writeFileSync(out, `${JSON.stringify(recording, undefined, 1)}\n`)
  return `${recording.calls.length} calls are in ${out}. Read it before you give it away.`
}

/** A file that a browser saved, as a recording; a sentence says what came of it. */
export const convert = (file: string, out: string): string => {
  const recording = recordingOfHar(JSON.parse(readFileSync(file, 'utf8')))
  if (recording === undefined) throw new Error(`${file} is no HAR file`)
  return write(out, recording)
}

/** Opens a way through, and writes what went by when it is ended. */
export const record = async (backEnd: URL, port: number, out: string, say: (line: string) => void): Promise<void> => {
  const app = resolve('dist')
  const proxy = await startProxy({ backEnd, port, appDir: existsSync(app) ? app : undefined })
  say(`Visit ${proxy.origin}: what is called is passed on to ${backEnd.origin}. Ctrl+C ends it and writes ${out}.`)
  const end = async (): Promise<void> => {
    await proxy.close()
    say(write(out, proxy.recording()))
    process.exit(0)
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}
