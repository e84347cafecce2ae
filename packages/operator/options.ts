import type { Brand } from '../../models/brand.ts'
import { HOUR } from '../../models/codec/instant.ts'
import type { BusinessType } from '../../models/deployment.ts'
import type { LanguageFile } from '../../models/spokenLanguage.ts'
import type { XtreamAccount } from './importer/xtream.ts'
import type { JellyfinAccount } from './jellyfin/server.ts'
import type { Recording } from './recorded/recording.ts'

export interface HeadEndOptions {
  /** 0 or none: any free port. */
  readonly port?: number
  /** The address of this machine to listen at; 0.0.0.0: every one. */
  readonly host?: string
  /** Folder of the store; none: in memory, gone when it stops. */
  readonly dataDir?: string
  /** Forgets what the store held. */
  readonly reset?: boolean
  readonly deployment?: BusinessType
  /** Bodies are sealed with `shareKey` and clear ones are refused (contract, Zero-trust mode). */
  readonly zeroTrust?: boolean
  readonly shareKey?: string
  /** Guests are let in; the manifest's visitorMode says the same. */
  readonly visitor?: boolean
  /** A synthetic line-up of this many channels in place of the built-in one. */
  readonly channels?: number
  /** Milliseconds from the start until the national takeover opens. */
  readonly takeoverIn?: number
  /** The deployment demands that a first password is changed. */
  readonly initialPassword?: boolean
  /** A playlist and a guide that replace the built-in ones: files or addresses (AHEAD-30, AHEAD-42). */
  readonly m3u?: string
  readonly xmltv?: string
  /** An account whose channels are the line-up, in place of a playlist. */
  readonly xtream?: XtreamAccount
  /** An account whose channels and films those of this operator are. */
  readonly jellyfin?: JellyfinAccount
  /** Folders and lists of films, in place of those of the operator (AHEAD-43). */
  readonly library?: ReadonlyArray<string>
  /** Hosts of the private network that imported channels may be asked of, as `192.168.1.20` or `tv.lan:8080`. */
  readonly privateHosts?: ReadonlyArray<string>
  /** How often playlist and guide are read anew, in ms. */
  readonly refreshEvery?: number
  /** Built-in announcements of every mode; the command line has them on. Not where the channels or films are somebody's own. */
  readonly notices?: boolean
  /** The catalogue is announced as a GraphQL gateway in config.json. */
  readonly graphql?: boolean
  /** Viewers may share streams: it runs a place where they meet (AHEAD-26). */
  readonly peers?: boolean
  /** The public calls are answered by GET too, as a CDN may keep them; the manifest says so. */
  readonly cacheable?: boolean
  /** Answers as a recorded visit was answered, and to nothing else (AHEAD-41). */
  readonly recording?: Recording
  /** Folder of the built app. */
  readonly appDir?: string
  readonly clock?: () => number
  readonly accessTokenMinutes?: number
  readonly refreshTokenMinutes?: number
  /** How long a failed login is held back. */
  readonly slowFailureMs?: number
  /** Where reports go: another origin than this one. */
  readonly reportHost?: string
  /** Origins beside its own that pictures may come from, as `https://pictures.example`. */
  readonly pictureHosts?: ReadonlyArray<string>
  /** The service is another one to those who use it: config.json says so, and the manifest names none. */
  readonly brand?: Partial<Brand>
  /** Languages of its own beside those of the app. */
  readonly languages?: ReadonlyArray<LanguageFile>
  /** Folder of the files that the brand names. */
  readonly brandDir?: string
  readonly log?: (line: string) => void
}

type Unset =
  | 'm3u'
  | 'xmltv'
  | 'xtream'
  | 'jellyfin'
  | 'appDir'
  | 'dataDir'
  | 'takeoverIn'
  | 'clock'
  | 'reportHost'
  | 'recording'
  | 'brand'
  | 'brandDir'
export type Settings = Required<Omit<HeadEndOptions, Unset>> & Pick<HeadEndOptions, Unset>

/** Channels or films are somebody's own: what the demo operator says and sells is not theirs. */
export const isOwnTelevision = ({ m3u, xmltv, xtream, jellyfin, library }: Settings): boolean =>
  [m3u, xmltv, xtream, jellyfin, ...library].some(each => each !== undefined)

/** What is sealed lies in no cache. */
export const offersTwins = ({ cacheable, zeroTrust }: Settings): boolean => cacheable && !zeroTrust

export const DEMO_SHARE_KEY = 'sintonia-demo-share-key'

const DEFAULTS = {
  port: 0,
  host: '127.0.0.1',
  reset: false,
  deployment: 'both',
  zeroTrust: false,
  shareKey: DEMO_SHARE_KEY,
  visitor: true,
  channels: 0,
  initialPassword: false,
  notices: false,
  graphql: false,
  peers: false,
  cacheable: false,
  accessTokenMinutes: 30,
  refreshTokenMinutes: 30 * 24 * 60,
  slowFailureMs: 0,
  pictureHosts: [],
  languages: [],
  library: [],
  privateHosts: [],
  refreshEvery: 6 * HOUR,
  log: () => undefined,
} as const satisfies HeadEndOptions

export const settingsOf = (options: HeadEndOptions): Settings => ({ ...DEFAULTS, ...options })
