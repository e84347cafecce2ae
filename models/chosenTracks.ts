import * as t from 'io-ts'
import { Count } from './codec/numeric.ts'
import { lenient, optional } from './codec/optional.ts'

export const NO_CAPTIONS = 'off'
/** Not even what is shown by rule: another text is over the picture. */
export const NO_TEXT = 'none'

/** What a chosen track was beside its language; name and place tell apart what is alike in everything else. */
const TrackKind = lenient(
  optional(t.strict({ role: t.string, isSurround: t.boolean, label: t.string, place: Count }, 'TrackKind')),
  undefined,
)
export type TrackKind = t.TypeOf<typeof TrackKind>

/**
 * What the viewer chose once, for every channel and title: languages, where `off` is a choice of captions too, and what
 * of each (AHEAD-09, AHEAD-35). Whoever chose before there were roles has languages only.
 */
export const TrackChoice = t.strict(
  { audio: optional(t.string), audioKind: TrackKind, captions: optional(t.string), captionsKind: TrackKind },
  'TrackChoice',
)
export type TrackChoice = t.TypeOf<typeof TrackChoice>

export const NO_CHOICE: TrackChoice = {
  audio: undefined,
  audioKind: undefined,
  captions: undefined,
  captionsKind: undefined,
}
