/** Why a wish of the viewer was not followed; said over the picture with what is possible instead (AHEAD-04). */
export type NoticeReason = 'liveOnly' | 'shortProgramme' | 'notYet' | 'notInGuide'

export interface NoticeContext {
  readonly reason: NoticeReason | undefined
}

export type NoticeEvent = { readonly type: 'notice.given'; readonly reason: NoticeReason }
