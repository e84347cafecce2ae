import { expect, test } from 'vitest'
import type { MediaFact } from '../../../machines/engine/index.ts'
import { NO_CHOICE } from '../../../models/chosenTracks.ts'
import type { CaptionFile } from '../../../models/playSource.ts'
import { type CaptionTrack, NO_TRACKS, type TrackChoice, type Tracks } from '../../../models/trackChoice.ts'
import { withCaptionFiles } from '../../../src/services/player/captionFiles.ts'
import type { FactSink, LoadRequest } from '../../../src/services/player/engine.ts'
import { makeFakeEngine } from '../../support/fakeEngine.ts'

const file = (lang: string): CaptionFile => ({ lang, label: undefined, url: `https://one.example/${lang}.vtt` })
const track = (language: string, role: CaptionTrack['role'] = 'full'): CaptionTrack => ({
  language,
  role,
  label: language,
  isDefault: false,
})
const ofStream = (captionsOn?: number): Tracks => ({ ...NO_TRACKS, captions: [track('en'), track('es')], captionsOn })

/** A title with captions in English and Spanish of its own, and in French beside it. */
const rig = async (captions: string | undefined) => {
  const told: MediaFact[] = []
  const chosen: TrackChoice[] = []
  const missing = new Map<string, () => void>()
  let say: FactSink = () => undefined
  const engine = await withCaptionFiles({
    make: async tell => {
      say = tell
      return { ...makeFakeEngine(), chooseTracks: languages => chosen.push(languages) }
    },
    tell: (_, fact) => told.push(fact),
    show: ({ lang }, onMissing) => {
      missing.set(lang, onMissing)
      return () => missing.delete(lang)
    },
  })
  const load = (generation: number, files: ReadonlyArray<CaptionFile> | undefined) =>
    engine.load({ generation, captions: files, languages: { ...NO_CHOICE, captions } } as LoadRequest)
  load(1, [file('fr')])
  const tracks = () => {
    const last = told.at(-1)
    return last?.type === 'media.tracksFound'
      ? [last.tracks.captions.map(({ language }) => language), last.tracks.captionsOn]
      : undefined
  }
  return {
    engine,
    load,
    told,
    chosen,
    tracks,
    shown: () => [...missing.keys()],
    lose: (lang: string) => missing.get(lang)?.(),
    say: (fact: MediaFact, generation = 1) => say(generation, fact),
    find: (captionsOn?: number) => say(1, { type: 'media.tracksFound', tracks: ofStream(captionsOn) }),
  }
}

test('[VOD-06] [AHEAD-09] captions beside a title are offered after its own, and shown when their language is chosen', async () => {
  const { find, tracks, shown, engine, chosen } = await rig(undefined)
  find()
  expect([tracks(), shown()]).toEqual([[['en', 'es', 'fr'], undefined], []])
  engine.chooseTracks({ ...NO_CHOICE, captions: 'fr' })
  expect([tracks(), shown(), chosen.at(-1)]).toEqual([
    [['en', 'es', 'fr'], 2],
    ['fr'],
    { ...NO_CHOICE, captions: 'none' },
  ])
  engine.chooseTracks({ ...NO_CHOICE, captions: 'es' })
  find(1)
  expect([tracks(), shown(), chosen.at(-1)?.captions]).toEqual([[['en', 'es', 'fr'], 1], [], 'es'])
  engine.chooseTracks({ ...NO_CHOICE, captions: 'off' })
  find()
  expect([tracks(), shown()]).toEqual([[['en', 'es', 'fr'], undefined], []])
})

test('[AHEAD-09] a language chosen before is on at once, and those of the stream are off: one text at a time', async () => {
  const { find, tracks, shown, chosen } = await rig('fr')
  find(0)
  expect([tracks(), shown(), chosen]).toEqual([[['en', 'es', 'fr'], 2], ['fr'], [{ ...NO_CHOICE, captions: 'none' }]])
})

test('[AHEAD-05] a file that does not come is offered no longer, and the captions of the stream take its place', async () => {
  const { find, lose, tracks, shown, chosen } = await rig('fr')
  find()
  lose('fr')
  expect([chosen.at(-1)?.captions, shown()]).toEqual(['fr', []])
  find(0)
  expect(tracks()).toEqual([['en', 'es'], 0])
})

test('[AHEAD-35] forced captions of the stream stay on while others are off, and give way to a file', async () => {
  const { say, tracks, shown, engine, chosen } = await rig('off')
  const forced: Tracks = { ...ofStream(2), captions: [...ofStream().captions, track('es', 'forced')] }
  say({ type: 'media.tracksFound', tracks: forced })
  expect([tracks(), shown()]).toEqual([[['en', 'es', 'es', 'fr'], 2], []])
  engine.chooseTracks({ ...NO_CHOICE, captions: 'fr' })
  expect([tracks(), shown(), chosen.at(-1)?.captions]).toEqual([[['en', 'es', 'es', 'fr'], 3], ['fr'], 'none'])
})

test('[AHEAD-01] another title takes its captions along; facts of the one before are not mixed with them', async () => {
  const { find, load, say, told, tracks, shown, engine } = await rig('fr')
  find()
  load(2, undefined)
  expect(shown()).toEqual([])
  say({ type: 'media.tracksFound', tracks: ofStream(0) }, 2)
  expect(tracks()).toEqual([['en', 'es'], 0])
  const before = told.length
  say({ type: 'media.playing' }, 2)
  expect(told.slice(before)).toEqual([{ type: 'media.playing' }])
  load(3, [file('fr')])
  say({ type: 'media.tracksFound', tracks: ofStream() }, 3)
  expect(shown()).toEqual(['fr'])
  await engine.destroy()
  expect(shown()).toEqual([])
})
