import { afterEach, expect, test, vi } from 'vitest'
import { NO_CHOICE } from '../../../../models/chosenTracks.ts'
import type { TrackChoice, Tracks } from '../../../../models/trackChoice.ts'
import { followTracks } from '../../../../src/services/player/native/tracks.ts'
import { makeElement } from './element.ts'

afterEach(() => vi.unstubAllGlobals())

const sound = (language: string, kind: string, enabled = false) => ({ language, kind, label: '', enabled })
const text = (language: string, kind: string) => ({ language, kind, label: '', mode: 'disabled' as TextTrackMode })

const DESCRIBED: TrackChoice = {
  ...NO_CHOICE,
  audio: 'es',
  audioKind: { role: 'described', isSurround: false, label: '', place: 9 },
}

const rig = (choice: TrackChoice = NO_CHOICE) => {
  const element = makeElement()
  const told: Tracks[] = []
  const dropped: string[] = []
  const followed = followTracks({
    video: element.video as never,
    choice,
    tell: tracks => told.push(tracks),
    report: { dropped: (_, { codec }) => dropped.push(codec) },
  })
  return { ...element, told, dropped, now: () => told.at(-1), followed }
}

test('[AHEAD-33] [AHEAD-35] what an element finds is read by language and role, and told once', () => {
  const { sounds, texts, told, now } = rig()
  expect(told).toHaveLength(1)
  sounds.add(sound('es', 'main', true))
  for (const kind of ['main-desc', 'alternative', 'commentary', 'translation']) sounds.add(sound('es', kind))
  for (const kind of ['subtitles', 'captions', 'forced', 'metadata', 'chapters']) texts.add(text('en', kind))
  expect(now()?.audio.map(({ role }) => role)).toEqual(['main', 'described', 'commentary', 'commentary', 'main'])
  expect(now()?.audio.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false, false])
  expect(now()?.captions.map(({ role, label }) => [role, label])).toEqual([
    ['full', 'en'],
    ['sdh', 'en'],
    ['forced', 'en'],
  ])
  expect(now()).toMatchObject({ audioOn: 0, captionsOn: undefined })
  const before = told.length
  sounds.change()
  expect(told).toHaveLength(before)
})

test('[AHEAD-33] [AHEAD-35] what was chosen is on as soon as it is found, and nothing beside it', () => {
  const { sounds, texts, now, followed } = rig(DESCRIBED)
  const [main, described] = [sound('es', 'main', true), sound('es', 'descriptions')]
  const [english, spanish] = [text('en', 'subtitles'), text('es', 'subtitles')]
  sounds.add(main)
  expect(main.enabled).toBe(true)
  sounds.add(described)
  expect([main.enabled, described.enabled]).toEqual([false, true])
  texts.add(english)
  texts.add(spanish)
  expect([english.mode, spanish.mode]).toEqual(['disabled', 'disabled'])
  followed.choose({ ...DESCRIBED, captions: 'es' })
  expect([english.mode, spanish.mode]).toEqual(['disabled', 'showing'])
  expect(now()).toMatchObject({ audioOn: 1, captionsOn: 1 })
  followed.choose({ ...NO_CHOICE, audio: 'es' })
  expect([main.enabled, described.enabled, spanish.mode]).toEqual([true, false, 'disabled'])
})

test('[AHEAD-33] [AHEAD-09] what is chosen in the full screen of the browser is told; a file beside the stream is left alone', () => {
  const { texts, files, now, followed } = rig()
  const file = { ...text('fr', 'subtitles'), mode: 'showing' as TextTrackMode }
  files.push(file)
  texts.add(file)
  const english = text('en', 'subtitles')
  texts.add(english)
  expect(now()?.captions.map(({ language }) => language)).toEqual(['en'])
  english.mode = 'showing'
  texts.change()
  expect(now()?.captionsOn).toBe(0)
  followed.choose(NO_CHOICE)
  expect([file.mode, english.mode]).toEqual(['showing', 'disabled'])
})

test('[AHEAD-33] [AHEAD-35] a role that nobody knows is reported, and what is found later is nobody’s', () => {
  const { sounds, told, dropped, followed } = rig()
  sounds.add(sound('es', 'sign'))
  expect(dropped).toEqual(['SoundRole'])
  const before = told.length
  followed.release()
  sounds.add(sound('en', 'main'))
  expect(told).toHaveLength(before)
})
