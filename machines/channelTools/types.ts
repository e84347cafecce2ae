import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { ChannelUpdatesFact } from '../channelUpdates/index.ts'

/** The tools of the channel list: its search, kids mode, and putting favourites and hidden channels in order. */
export type Tool = 'search' | 'kidsMode' | 'arranging' | 'nothing'

export interface ChannelToolsContext {
  /** Wished for while their code is fetched; the last wish counts. */
  readonly wish: Tool
}

export type ChannelToolsEvent =
  | { readonly type: 'viewer.openSearch' }
  /** The focus has left the field before there was a search. */
  | { readonly type: 'viewer.leaveSearch' }
  | { readonly type: 'viewer.openKidsMode' }
  | { readonly type: 'viewer.arrangeChannels' }
  | { readonly type: 'viewer.endArranging' }
  | ChannelUpdatesFact
  /** Their code has come, and they run. */
  | { readonly type: 'tools.opened' }

/** The code was fetched, or could not be. */
export type ToolsCode = Either<CallFailure, void>
