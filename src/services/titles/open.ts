import * as E from 'fp-ts/lib/Either.js'
import type { OpenAnswer, TitleSource } from '../../../machines/vodPlayer/index.ts'
import type { LoginStatus } from '../../../models/account.ts'
import { toId } from '../../../models/codec/id.ts'
import { type Instant, instant } from '../../../models/codec/instant.ts'
import { ContentId } from '../../../models/contentRule.ts'
import { type PlayableSource, playable, type Trailer } from '../../../models/playSource.ts'
import type { Protection } from '../../../models/protection.ts'
import { sourceProblem } from '../../../models/sourceStatus.ts'
import type { Title } from '../../../models/title.ts'
import type { FindDrmSystem } from '../player/drm/systems.ts'
import type { Places } from './places.ts'
import type { Sources } from './sources.ts'

interface OpenParts {
  readonly sources: Pick<Sources, 'ask'>
  /** The server's time. */
  readonly now: () => Instant
  /** Asked only where a title is protected. */
  readonly findDrmSystem: FindDrmSystem
  readonly places: Pick<Places, 'kept'>
}

/** How a protected title is opened; `noDrmSystem` where this browser cannot. */
const protectionOf = async (
  { drmType, contentId }: PlayableSource,
  item: Title,
  findDrmSystem: FindDrmSystem,
): Promise<E.Either<{ readonly tag: 'noDrmSystem' }, Protection | undefined>> => {
  if (drmType === undefined || drmType === 0) return E.right(undefined)
  const drmSystem = await findDrmSystem()
  const content = contentId ?? toId(ContentId, item.metaId)
  return drmSystem === undefined || content === undefined
    ? E.left({ tag: 'noDrmSystem' })
    : E.right({ drmSystem, contentId: content })
}

/** A trailer plays for everybody, from its beginning, where the operator says that it is (VOD-05). */
const trailerSource = ({ url }: Trailer): TitleSource => ({
  media: { kind: 'film', addresses: [url], begins: instant(0) },
  intro: undefined,
  thumbnailsUrl: undefined,
  keptSec: undefined,
})

/** Where a title plays from (VOD-06), unless its own source has expired or is missing (VOD-14). */
export const makeOpenTitle = ({ sources, now, findDrmSystem, places }: OpenParts) => {
  const problemOf = ({ epgSourceStatus, epgProgramInfo }: Title) =>
    epgSourceStatus === undefined ? undefined : sourceProblem(epgSourceStatus, epgProgramInfo?.stopTime, now())

  return async (item: Title, status: LoginStatus, trailer?: Trailer): Promise<OpenAnswer> => {
    if (trailer) return E.right(trailerSource(trailer))
    const problem = problemOf(item)
    if (problem !== undefined) return E.left({ tag: 'unplayable', problem })
    const answer = await sources.ask(item.metaId)
    if (E.isLeft(answer)) return answer
    const source = playable(answer.right)
    if (E.isLeft(source)) return E.left({ tag: source.left })
    const protection = await protectionOf(source.right, item, findDrmSystem)
    if (E.isLeft(protection)) return protection
    const { url, captions, intro, thumbnailsUrl } = source.right
    return E.right({
      media: {
        kind: 'film',
        addresses: [url],
        begins: instant(0),
        captions,
        ...(protection.right && { protection: protection.right }),
      },
      intro,
      thumbnailsUrl,
      keptSec: status === 'guest' ? undefined : places.kept(item.metaId),
    })
  }
}
