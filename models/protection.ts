import { toId } from './codec/id.ts'
import { ContentId } from './contentRule.ts'
import type { DrmSystem } from './drmTemplate.ts'
import { isProtected, type PhysicalChannel } from './physicalChannel.ts'
import { type StreamKind, streamIdOf } from './streamAddress.ts'

/** How a protected stream is opened: by which DRM system, with the licence of which content (DRM-01, DRM-02). */
export interface Protection {
  readonly drmSystem: DrmSystem
  readonly contentId: ContentId
}

/** Live and recording may each have a content of their own; where the operator names none, the stream's id stands for it. */
const contentOf = (physical: PhysicalChannel, kind: StreamKind, drmSystem: DrmSystem): ContentId | undefined => {
  const own = kind === 'live' ? physical.contentId : (physical.dvrContentId ?? physical.contentId)
  return own ?? toId(ContentId, streamIdOf(physical, kind, drmSystem))
}

/** What opens this stream on a browser with that system; `undefined` for a clear one, or one that nothing names. */
export const protectionOf = (
  physical: PhysicalChannel,
  kind: StreamKind,
  drmSystem: DrmSystem | undefined,
): Protection | undefined => {
  if (!isProtected(physical) || drmSystem === undefined) return undefined
  const contentId = contentOf(physical, kind, drmSystem)
  return contentId === undefined ? undefined : { drmSystem, contentId }
}
