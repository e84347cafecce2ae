import type { MediaSource } from '../../../machines/engine/index.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { StreamToken } from './engine.ts'

interface StreamTokenParts {
  readonly session: Pick<SessionStore, 'read'>
  /** Gets the session new tokens; whether it could. */
  readonly renewTokens: () => Promise<boolean>
}

/** The tokens that open streams, as the session has them at the moment: live ones and recordings have their own (CATCH-01). */
export const makeStreamTokens = ({ session, renewTokens }: StreamTokenParts) => {
  const tokens = () => session.read()?.tokens
  const live = () => tokens()?.streamMediaTrackerToken ?? tokens()?.token ?? ''
  const current: Readonly<Record<MediaSource['kind'], () => string>> = {
    stream: live,
    recording: () => tokens()?.catchupToken ?? live(),
    clip: () => '',
  }
  return (kind: MediaSource['kind']): StreamToken => ({ current: current[kind], renew: renewTokens })
}
