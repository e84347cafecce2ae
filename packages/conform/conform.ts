import { randomBytes } from 'node:crypto'
import { textAt, textsOf } from './contract/json.ts'
import { type Call, readContract } from './contract/openApi.ts'
import { type Check, makeFindings } from './report/findings.ts'
import { tryAccount, tryCodes, tryMetrics } from './rules/account.ts'
import { makeAddresses } from './rules/addresses.ts'
import { appConfig } from './rules/appConfig.ts'
import { tryAppPages } from './rules/appPages.ts'
import { tryBadInput } from './rules/badInput.ts'
import { tryBrowsing, tryCatalogue } from './rules/catalogue.ts'
import { tryChannelLists } from './rules/channelLists.ts'
import { tryChannelStreams } from './rules/channelStreams.ts'
import { tryChannels } from './rules/channels.ts'
import { type DeploymentFacts, tryDeployment, tryPublic } from './rules/deployment.ts'
import { firstContact } from './rules/firstContact.ts'
import { tryGuide } from './rules/guide.ts'
import { tryHosts } from './rules/hosts.ts'
import { tryLanguages } from './rules/languages.ts'
import { tryLicence } from './rules/licence.ts'
import { tryPreflights } from './rules/origins.ts'
import { tryGuest, tryStrangers } from './rules/privacy.ts'
import type { LineUp } from './rules/rights.ts'
import type { Account } from './rules/samples.ts'
import {
  logout,
  type Session,
  signInAgain,
  tryEnded,
  tryRenewal,
  tryScanCode,
  tryTokenKinds,
  tryUser,
  tryVisitor,
  type UserSession,
} from './rules/session.ts'
import { tryProgress } from './rules/streams.ts'
import { tryTitleLists } from './rules/titleLists.ts'
import { tryTitleStreams } from './rules/titleStreams.ts'
import { type Twins, tryTwins } from './rules/twins.ts'
import { now, Stopped, type Visit } from './rules/visit.ts'
import { LIMITS, type Limits, makeLine } from './wire/exchange.ts'
import { makeSecrets } from './wire/secrets.ts'

export interface ConformOptions {
  readonly backEnd: URL
  /** The origin that the app is served from; none: that of the back end. */
  readonly app?: URL | undefined
  /** None: only what guests see is tried. */
  readonly account?: Account | undefined
  /** Hosts that answers may lead to; none: those of the app's Content-Security-Policy. */
  readonly hosts?: ReadonlyArray<string> | undefined
  /** None: all of it. */
  readonly only?: ReadonlyArray<Chapter> | undefined
  readonly limits?: Limits | undefined
}

export interface Report {
  readonly backEnd: string
  readonly checks: ReadonlyArray<Check>
  readonly requests: number
  readonly seconds: number
  /** Why it could not be tried to its end. */
  readonly stopped: string | undefined
}

/** Parts that can be tried alone; whoever asks is signed in for each. */
export const CHAPTERS = ['entrance', 'privacy', 'live', 'titles', 'account', 'input', 'hosts'] as const
export type Chapter = (typeof CHAPTERS)[number]

const DAY = 86_400_000

const makeVisit = async ({ backEnd, app = backEnd, account, limits = LIMITS }: ConformOptions): Promise<Visit> => {
  const secrets = makeSecrets()
  secrets.learn(account?.password ?? '')
  const line = makeLine(limits)
  const { templates, zeroTrust, answers, isDeployed, ...names } = await appConfig(line, app)
  return {
    contract: readContract(),
    findings: makeFindings(secrets),
    secrets,
    line,
    backEnd,
    app,
    isAppThere: answers,
    isAppDeployed: isDeployed,
    templates,
    isSealed: zeroTrust,
    device: { deviceFingerprint: `conform-${randomBytes(8).toString('hex')}`, ...names },
    addresses: makeAddresses(backEnd),
    locked: [],
    running: [],
    clock: { skew: 0 },
    silence: { count: 0 },
  }
}

/** Somebody who is in, and how. */
interface Part {
  readonly visit: Visit
  readonly facts: DeploymentFacts
  readonly session: Session
  readonly user: UserSession | undefined
  /** The account on another device. */
  readonly again: Session | undefined
  /** Somebody without an account beside, where guests are let in. */
  readonly guest: Session | undefined
}

/** A call that shows whether a token is good. */
const probeOf = ({ hasLive }: DeploymentFacts, { caller }: Session): string => {
  if (caller.as === 'user') return 'profile'
  return hasLive ? 'topChannels' : 'playlistRoot'
}

const EVERY_CHANNEL = { supportMosaic: 0, supportVirtual: 0, supportAudio: 1, supportBroadCast: 1 }

const liveTwins = (visit: Visit, { channels }: LineUp): Twins => {
  const date = Math.floor(now(visit) / DAY) * DAY
  const channel = channels.find(each => textAt(each, 'epgId') !== undefined)
  const [epgId, channelId] = [textAt(channel, 'epgId'), textAt(channel, 'logicalChannelId')]
  const guide = {
    epgDays: { date, epgIdList: [epgId] },
    epgDay: { date, epgId, channelId, pastDays: 1, futureDays: 1, lang: 'en' },
  }
  return { channelList: EVERY_CHANNEL, contentRules: {}, epgChecksums: {}, ...(channel === undefined ? {} : guide) }
}

const tryLive = async ({ visit, facts, session, again, guest }: Part): Promise<void> => {
  const { caller } = session
  const lineUp = await tryChannels(visit, caller)
  const guide = await tryGuide(visit, caller, lineUp)
  if (caller.as === 'user') await tryChannelLists(visit, { caller, again: again?.caller }, lineUp.channels, guide)
  await tryChannelStreams(visit, session, facts.manifest, lineUp, guide)
  await tryTwins(visit, caller, facts.isCacheable, liveTwins(visit, lineUp))
  if (guest !== undefined) await tryChannels(visit, guest.caller)
}

const tryTitles = async ({ visit, facts, session, again, guest }: Part): Promise<void> => {
  const { caller } = session
  const titles = await tryCatalogue(visit, caller)
  const ids = [...new Set(textsOf(titles, 'metaId'))]
  await tryLanguages(visit, caller, facts.manifest, ids)
  if (caller.as === 'user') await tryTitleLists(visit, { caller, again: again?.caller }, ids)
  await tryTitleStreams(visit, session, titles)
  await tryTwins(visit, caller, facts.isCacheable, { playlistRoot: {} })
  if (guest !== undefined) await tryBrowsing(visit, guest.caller)
}

const isSold =
  ({ hasLive, hasTitles }: DeploymentFacts) =>
  ({ path }: Call): boolean => {
    if (/^\/(?:vodapi|searchApi)\//.test(path)) return hasTitles
    return /^\/(?:liveapi|extraApi)\//.test(path) ? hasLive : true
  }

const PARTS: Readonly<Record<Exclude<Chapter, 'entrance' | 'hosts'>, (part: Part) => Promise<void>>> = {
  privacy: async ({ visit, facts, session, guest, user }) => {
    await tryStrangers(visit, isSold(facts), user?.session.caller)
    const asGuest = guest ?? (session.caller.as === 'guest' ? session : undefined)
    if (asGuest !== undefined) await tryGuest(visit, isSold(facts), asGuest.caller, user?.session.caller)
  },
  live: async part => (part.facts.hasLive ? tryLive(part) : undefined),
  titles: async part => (part.facts.hasTitles ? tryTitles(part) : undefined),
  account: async ({ visit, user, session }) => {
    if (user !== undefined) await tryAccount(visit, { ...user, session })
    await tryMetrics(visit, session.caller)
  },
  input: ({ visit, facts, session }) => tryBadInput(visit, session.caller, isSold(facts)),
}

const tryEntrance = async (visit: Visit): Promise<void> => {
  await tryPublic(visit)
  await tryScanCode(visit)
  await tryCodes(visit)
}

/** A guest and a user; both with tokens that were renewed, where that is to be tried. */
const signIn = async (visit: Visit, facts: DeploymentFacts, { account }: ConformOptions, isThorough: boolean) => {
  const renewed = async (session: Session) =>
    isThorough ? tryRenewal(visit, session, probeOf(facts, session)) : session
  const visitor = await tryVisitor(visit, facts.letsGuestsIn)
  const guest = visitor === undefined ? undefined : await renewed(visitor)
  const user = account === undefined ? undefined : await tryUser(visit, account, isThorough)
  if (account === undefined)
    visit.findings.unasked('login', 'user', 'whatever belongs to an account', 'no --account was given')
  return user === undefined
    ? { guest: undefined, user, session: guest }
    : { guest, user, session: await renewed(user.session) }
}

interface Wished {
  readonly visit: Visit
  readonly options: ConformOptions
  readonly facts: DeploymentFacts
  readonly chapters: ReadonlySet<Chapter>
}

/** What is tried with a token, and that it is none any more after a logout. */
const trySignedIn = async ({ visit, options, facts, chapters }: Wished): Promise<void> => {
  const isThorough = chapters.has('entrance')
  const { guest, user, session } = await signIn(visit, facts, options, isThorough)
  if (session === undefined) return
  const probe = probeOf(facts, session)
  if (isThorough) await tryTokenKinds(visit, session, probe)
  const hasLists = chapters.has('live') || chapters.has('titles')
  const again = hasLists && user !== undefined ? await signInAgain(visit, user) : undefined
  for (const [chapter, tryPart] of Object.entries(PARTS))
    if (chapters.has(chapter as Chapter)) await tryPart({ visit, facts, guest, user, again, session })
  if (hasLists) await tryLicence(visit, session)
  if (options.only === undefined) await tryProgress(visit)
  for (const each of [guest, again, session]) if (each !== undefined) await logout(visit, each)
  if (isThorough) await tryEnded(visit, session, probe)
}

const tryAll = async (visit: Visit, options: ConformOptions): Promise<void> => {
  const chapters = new Set(options.only ?? CHAPTERS)
  await firstContact(visit)
  const facts = await tryDeployment(visit)
  await tryPreflights(visit)
  await tryAppPages(visit)
  if (chapters.has('entrance')) await tryEntrance(visit)
  await trySignedIn({ visit, options, facts, chapters })
  if (chapters.has('hosts')) await tryHosts(visit, options.hosts)
}

/** Tries a back end against the contract, one request after the other. */
export const conform = async (options: ConformOptions): Promise<Report> => {
  const began = performance.now()
  const visit = await makeVisit(options)
  let stopped: string | undefined
  try {
    await tryAll(visit, options)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    stopped = visit.secrets.redact(error.message)
  }
  return {
    backEnd: options.backEnd.origin,
    checks: visit.findings.checks(),
    requests: visit.line.count(),
    seconds: Math.round(performance.now() - began) / 1000,
    stopped,
  }
}
