import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { BusinessType } from '../../models/deployment.ts'
import type { HeadEndOptions } from './options.ts'
import { type Recording, readRecording } from './recorded/recording.ts'
import { HOST } from './server/headers.ts'

export const HELP = `The head-end: a complete local operator for Sintonia.

  --port N                  port to listen on (8080)
  --host ADDRESS            address of this machine to listen at (127.0.0.1: this machine alone); with 0.0.0.0 everybody
                            in the network at home watches too, over plain HTTP: by a password nobody signs in there,
                            by a QR code they do; what stands below /control is for this machine alone
  --deployment live|vod|both|live2vod  what the operator sells (both)
  --no-visitor              guests are not let in
  --zero-trust              sealed bodies; open the app with /#/shareKey/<key> as printed
  --channels N              a synthetic line-up of N channels (1 to 5000)
  --takeover-in 2m          the national broadcast opens after this time (s, m or h)
  --initial-password        demo accounts must change their password at the first login
  --m3u FILE-OR-URL         line-up from a playlist; its channels play their own streams
  --xmltv FILE-OR-URL       guide from XMLTV; without it the guides that the playlist names
  --xtream URL              line-up, guide, catch-up and films of an account at an Xtream Codes server, in place of --m3u;
                            --user NAME --password WORD, or better XTREAM_USER and XTREAM_PASSWORD of the
                            environment: other programs can read a command line
  --jellyfin URL            channels, guide, films and series of an account at a Jellyfin server; its name and password
                            as JELLYFIN_USER and JELLYFIN_PASSWORD of the environment, or --user NAME --password WORD
  --library DIR-OR-LIST     films and series in a folder, or in a list of JSON (a file or an address), in place of the
                            operator's; may be given more than once
  --refresh 6h              all of it is read anew so often (6h)
  --private-hosts LIST      hosts of the network at home that may be asked: 192.168.1.20,tv.lan:8080
                            (those of the switches above may be asked anyway)
  --peers                   viewers may share streams with each other, who agree to it
  --picture-hosts LIST      origins beside this one that pictures may come from: https://a.example,https://*.b.example
  --recording FILE          answers as a recorded visit was answered (npm run record writes one)
  --brand DIR               a config.json whose brand the app wears and whose languages it speaks, and the files that it names
  --cacheable               public calls by GET too, as a CDN may keep them
  --graphql                 home and detail pages through the GraphQL gateway
  --reset                   forget accounts, favourites, histories and reminders
  --help                    this text`

const MAX_CHANNELS = 5000
const UNITS = { s: 1000, m: 60_000, h: 3_600_000 } as const

/** `90s`, `2m`, `1h` or plain seconds, in milliseconds. */
export const parseDuration = (text: string): number | undefined => {
  const match = /^(\d+(?:\.\d+)?)([smh])?$/.exec(text.trim())
  if (match === null) return undefined
  const unit = (match[2] ?? 's') as keyof typeof UNITS
  return Number(match[1]) * UNITS[unit]
}

const wholeNumber = (text: string, from: number, to: number): number | undefined => {
  const value = Number(text)
  return Number.isInteger(value) && value >= from && value <= to ? value : undefined
}

/** A name or an address, IPv6 in brackets, with or without a port. */
const PRIVATE_HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const LEAST_REFRESH = 60_000
/** The longest that a timer bears. */
const MOST_REFRESH = 24 * UNITS.h * 20

const brandIn = (folder: string): E.Either<string, HeadEndOptions> => {
  const file = join(folder, 'config.json')
  if (!existsSync(folder)) return E.left(`--brand ${folder}: there is no such folder`)
  if (!existsSync(file)) return E.left(`--brand ${folder}: it is no folder with a config.json`)
  return E.tryCatch(
    () => {
      const { brand = {}, languages = [] } = JSON.parse(readFileSync(file, 'utf8'))
      return { brandDir: folder, brand, languages }
    },
    error => `--brand ${folder}: its config.json cannot be read: ${error instanceof Error ? error.message : error}`,
  )
}

const SWITCHES = {
  port: { type: 'string' },
  host: { type: 'string' },
  deployment: { type: 'string' },
  'no-visitor': { type: 'boolean' },
  'zero-trust': { type: 'boolean' },
  channels: { type: 'string' },
  'takeover-in': { type: 'string' },
  'initial-password': { type: 'boolean' },
  m3u: { type: 'string' },
  xmltv: { type: 'string' },
  xtream: { type: 'string' },
  jellyfin: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  library: { type: 'string', multiple: true },
  refresh: { type: 'string' },
  'private-hosts': { type: 'string' },
  peers: { type: 'boolean' },
  'picture-hosts': { type: 'string' },
  recording: { type: 'string' },
  brand: { type: 'string' },
  cacheable: { type: 'boolean' },
  graphql: { type: 'boolean' },
  reset: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const refreshOf = (text: string): number | undefined => {
  const every = parseDuration(text)
  return every !== undefined && every >= LEAST_REFRESH && every <= MOST_REFRESH ? every : undefined
}

/** Parted by commas; `undefined` where one of them is not of that form. */
const listed = (text: string | undefined, form: RegExp): ReadonlyArray<string> | undefined => {
  const items = text?.split(',') ?? []
  return items.every(item => form.test(item)) ? items : undefined
}

type Named = Readonly<Partial<Record<'xtream' | 'jellyfin' | 'user' | 'password' | 'm3u', string>>>

type Kind = 'xtream' | 'jellyfin'

/** The account that the switches and the environment name, none, or what is wrong with it. */
const accountAt = (kind: Kind, values: Named, environment: Environment) => {
  const address = values[kind]
  if (address === undefined) return E.right({})
  const prefix = kind.toUpperCase()
  const user = values.user ?? environment[`${prefix}_USER`]
  const password = values.password ?? environment[`${prefix}_PASSWORD`]
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
    return E.left(`--${kind} needs an address like http://tv.example:8080`)
  if (user === undefined || password === undefined)
    return E.left(`--${kind} needs ${prefix}_USER and ${prefix}_PASSWORD in the environment, or --user and --password`)
  return E.right({ [kind]: { server: new URL(address), user, password } })
}

const accountOf = (values: Named, environment: Environment): E.Either<string, HeadEndOptions> => {
  const { xtream, m3u, jellyfin, user, password } = values
  if (xtream !== undefined && m3u !== undefined) return E.left('--xtream stands in place of --m3u: choose one')
  if (xtream !== undefined && jellyfin !== undefined && (user ?? password) !== undefined)
    return E.left('--user and --password are of one account: name those of two in the environment')
  const [one, other] = [accountAt('xtream', values, environment), accountAt('jellyfin', values, environment)]
  if (E.isLeft(one)) return one
  return E.isLeft(other) ? other : E.right({ ...one.right, ...other.right })
}

type Environment = Readonly<Record<string, string | undefined>>

const recordingAt = (file: string | undefined): E.Either<string, Recording | undefined> =>
  E.tryCatch(
    () => (file === undefined ? undefined : readRecording(file)),
    error => (error instanceof Error ? error.message : String(error)),
  )

type Sources = Named &
  Readonly<Partial<Record<'xmltv' | 'private-hosts' | 'refresh' | 'recording', string>>> & {
    readonly library?: ReadonlyArray<string>
  }

/** Where the line-up, the guide or all answers come from, where they are not the operator's own. */
const sourcesOf = (values: Sources, environment: Environment): E.Either<string, HeadEndOptions> => {
  const privateHosts = listed(values['private-hosts'], PRIVATE_HOST)
  if (privateHosts === undefined)
    return E.left('--private-hosts needs hosts like 192.168.1.20 or tv.lan:8080, parted by commas')
  const refreshEvery = refreshOf(values.refresh ?? '6h')
  if (refreshEvery === undefined) return E.left('--refresh needs a time from 1m to 480h, like 30m or 6h')
  const account = accountOf(values, environment)
  if (E.isLeft(account)) return account
  const recording = recordingAt(values.recording)
  if (E.isLeft(recording)) return recording
  return E.right({
    ...account.right,
    privateHosts,
    refreshEvery,
    ...(recording.right === undefined ? {} : { recording: recording.right }),
    ...(values.library === undefined ? {} : { library: values.library }),
    ...(values.m3u === undefined ? {} : { m3u: values.m3u }),
    ...(values.xmltv === undefined ? {} : { xmltv: values.xmltv }),
  })
}

/** The command line as options, `'help'`, or a sentence that says which switch is wrong. */
export const parseSwitches = (
  words: ReadonlyArray<string>,
  environment: Environment = {},
): E.Either<string, HeadEndOptions | 'help'> => {
  const parsed = E.tryCatch(
    () => parseArgs({ args: [...words], options: SWITCHES, strict: true, allowPositionals: false }).values,
    error => (error instanceof Error ? error.message : String(error)),
  )
  if (E.isLeft(parsed)) return parsed
  const values = parsed.right
  if (values.help === true) return E.right('help')
  const port = wholeNumber(values.port ?? '8080', 0, 65_535)
  if (port === undefined) return E.left('--port needs a number from 0 to 65535')
  const { host } = values
  if (host !== undefined && isIP(host) === 0)
    return E.left('--host needs an IP address of this machine, like 0.0.0.0 (all that it has) or 192.168.1.10')
  const deployment = BusinessType.values.find(type => type === (values.deployment ?? 'both'))
  if (deployment === undefined) return E.left('--deployment is one of live, vod, both, live2vod')
  const channels = values.channels === undefined ? 0 : wholeNumber(values.channels, 1, MAX_CHANNELS)
  if (channels === undefined) return E.left(`--channels needs a number from 1 to ${MAX_CHANNELS}`)
  const takeoverIn = values['takeover-in'] === undefined ? undefined : parseDuration(values['takeover-in'])
  if (values['takeover-in'] !== undefined && takeoverIn === undefined)
    return E.left('--takeover-in needs a time like 90s, 2m or 1h')
  const pictureHosts = listed(values['picture-hosts'], HOST)
  if (pictureHosts === undefined)
    return E.left('--picture-hosts needs origins like https://pictures.example, parted by commas')
  const sources = sourcesOf(values, environment)
  if (E.isLeft(sources)) return sources
  const brand = values.brand === undefined ? E.right({}) : brandIn(values.brand)
  if (E.isLeft(brand)) return brand
  return E.right({
    ...sources.right,
    ...brand.right,
    port,
    ...(host === undefined ? {} : { host }),
    deployment,
    channels,
    pictureHosts,
    visitor: values['no-visitor'] !== true,
    zeroTrust: values['zero-trust'] === true,
    initialPassword: values['initial-password'] === true,
    peers: values.peers === true,
    cacheable: values.cacheable === true,
    graphql: values.graphql === true,
    reset: values.reset === true,
    ...(takeoverIn === undefined ? {} : { takeoverIn }),
  })
}
