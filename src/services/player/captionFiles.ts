import { NO_CHOICE, NO_TEXT } from '../../../models/chosenTracks.ts'
import type { CaptionFile } from '../../../models/playSource.ts'
import { type CaptionTrack, NO_TRACKS, type TrackChoice, type Tracks } from '../../../models/trackChoice.ts'
import { captionsFor, spokenOf } from '../../../models/trackRule.ts'
import type { FactSink, LoadRequest, MediaEngine } from './engine.ts'

/** Shows a file over the picture until it is taken away; one that does not come is told. */
export type ShowFile = (file: CaptionFile, onMissing: () => void) => () => void

interface CaptionFilesParts {
  readonly make: (tell: FactSink) => Promise<MediaEngine>
  readonly tell: FactSink
  readonly show: ShowFile
}

const trackOf = ({ lang, label }: CaptionFile): CaptionTrack => ({
  language: lang,
  role: 'full',
  label: label ?? lang,
  isDefault: false,
})

const NO_FILES: ReadonlyArray<CaptionFile> = []

/** An engine whose stream's captions are offered together with those that come in files beside it (AHEAD-09). */
export const withCaptionFiles = async ({ make, tell, show }: CaptionFilesParts): Promise<MediaEngine> => {
  let request: LoadRequest | undefined
  let choice: TrackChoice = NO_CHOICE
  let files = NO_FILES
  let own: Tracks = NO_TRACKS
  let shown: { readonly file: CaptionFile; readonly hide: () => void } | undefined

  const hide = (): void => {
    shown?.hide()
    shown = undefined
  }
  const showOnly = (file: CaptionFile | undefined): void => {
    if (file === shown?.file) return
    hide()
    if (file !== undefined) shown = { file, hide: show(file, () => leaveOut(file)) }
  }
  const leaveOut = (missing: CaptionFile): void => {
    files = files.filter(file => file !== missing)
    tellEngine()
    settle()
  }
  const wanted = () => {
    const captions = [...own.captions, ...files.map(trackOf)]
    const place = captionsFor(captions, choice, spokenOf(own.audio, own.audioOn))
    return { captions, place, file: place === undefined ? undefined : files[place - own.captions.length] }
  }
  /** One text at a time: the stream's own is off while a file is on. */
  const tellEngine = (): void => {
    const isFile = wanted().file !== undefined
    engine.chooseTracks(isFile ? { ...choice, captions: NO_TEXT } : choice)
  }
  const settle = (): void => {
    const { captions, place, file } = wanted()
    showOnly(file)
    if (file !== undefined && own.captionsOn !== undefined) tellEngine()
    const captionsOn = file === undefined ? own.captionsOn : place
    if (request !== undefined)
      tell(request.generation, { type: 'media.tracksFound', tracks: { ...own, captions, captionsOn } })
  }

  const engine = await make((generation, fact) => {
    if (fact.type !== 'media.tracksFound' || generation !== request?.generation) return tell(generation, fact)
    own = fact.tracks
    settle()
  })
  return {
    ...engine,
    load: wish => {
      hide()
      request = wish
      choice = wish.languages
      files = wish.captions ?? NO_FILES
      own = NO_TRACKS
      engine.load(wish)
    },
    chooseTracks: languages => {
      choice = languages
      tellEngine()
      settle()
    },
    destroy: () => {
      hide()
      request = undefined
      return engine.destroy()
    },
  }
}
