import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js'
import type { Captions } from '../hls/captions.ts'

const textOf = ({ payload, nestedCues }: shaka.text.Cue): string =>
  nestedCues.length === 0 ? payload : nestedCues.map(textOf).join('\n')

/** shaka shows one language of captions at a time: always the first of ours. */
const PLACE = 0

/** Captions of shaka in text tracks of our own: its own ones have a `data:` address, which a strict policy blocks. */
export const captionDisplayer = (captions: Captions): shaka.extern.TextDisplayer => {
  let isVisible = false
  return {
    configure: () => undefined,
    append: (cues: ReadonlyArray<shaka.text.Cue>) =>
      captions.add(
        PLACE,
        cues.map(cue => new VTTCue(cue.startTime, cue.endTime, textOf(cue))),
      ),
    remove: (start: number, end: number) => {
      if (start === 0) captions.dropUntil(end)
      return true
    },
    isTextVisible: () => isVisible,
    setTextVisibility: (on: boolean) => {
      isVisible = on
      captions.show(on ? PLACE : undefined)
    },
    setTextLanguage: () => undefined,
    destroy: async () => captions.clear(),
  }
}
