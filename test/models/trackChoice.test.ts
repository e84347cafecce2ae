import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { NO_CHOICE, TrackChoice } from '../../models/chosenTracks.ts'
import { type CaptionTrack, NO_TRACKS, type SoundTrack } from '../../models/trackChoice.ts'
import { captionRoleOf, soundRoleOf } from '../../models/trackRole.ts'
import { audioFor, captionsFor, choiceOfCaptions, choiceOfSound, spokenOf } from '../../models/trackRule.ts'

/** `es`, `es described`, `pt other Coach`, `es main 5.1`; the first is the stream's own where it says so. */
const sound = (words: string, isDefault = false): SoundTrack => {
  const [language = '', role = 'main', label = ''] = words.split(' ')
  return { language, role: role as SoundTrack['role'], label, isDefault, isSurround: label === '5.1' }
}
const text = (words: string, isDefault = false): CaptionTrack => {
  const [language = '', role = 'full', label = ''] = words.split(' ')
  return { language, role: role as CaptionTrack['role'], label, isDefault }
}
const soundsOf = (list: string) => list.split(', ').map((words, place) => sound(words, place === 0))
const textsOf = (list: string) => list.split(', ').map(words => text(words))
const heard = (list: string, place: number) => choiceOfSound({ ...NO_TRACKS, audio: soundsOf(list) }, place)
const written = (list: string, place: number) => choiceOfCaptions({ ...NO_TRACKS, captions: textsOf(list) }, place)

const iberian = [text('es', true), text('pt-BR')]

describe('The languages that the viewer chose', () => {
  test('[AHEAD-09] a sound of that language, of any region of it, or what the stream plays by itself', () => {
    const audioIn = (list: string, audio?: string) => audioFor(soundsOf(list), { ...NO_CHOICE, audio })
    expect(audioIn('es, pt-BR', 'es')).toBe(0)
    expect(audioIn('es, pt-BR', 'pt')).toBe(1)
    expect(audioIn('pt, pt-BR', 'pt-BR')).toBe(1)
    expect(audioIn('es, pt-BR', 'en')).toBeUndefined()
    expect(audioIn('es, pt-BR')).toBeUndefined()
    expect(audioFor([sound('')], { ...NO_CHOICE, audio: '' })).toBe(0)
  })

  test('[AHEAD-09] who wants captions has captions, of the chosen language where there are some', () => {
    expect(captionsFor(iberian, { ...NO_CHOICE, captions: 'pt' }, 'es')).toBe(1)
    expect(captionsFor(iberian, { ...NO_CHOICE, captions: 'en' }, 'es')).toBe(0)
    expect(captionsFor([], { ...NO_CHOICE, captions: 'en' }, 'es')).toBeUndefined()
  })

  test('[AHEAD-09] off is a choice; without a choice the stream decides', () => {
    expect(captionsFor(iberian, { ...NO_CHOICE, captions: 'off' }, 'es')).toBeUndefined()
    expect(captionsFor(iberian, NO_CHOICE, 'es')).toBe(0)
    expect(captionsFor([text('es')], NO_CHOICE, 'es')).toBeUndefined()
  })
})

const HOME = 'es, es described, es commentary, en, en original'

describe('[AHEAD-35] what was chosen here is played there: the role before the language', () => {
  test.each([
    ['described, where there is one', HOME, 1, 'es, es described', 'es described'],
    ['described in another language rather than not described', HOME, 1, 'es, en described', 'en described'],
    ['described in the nearest language', HOME, 1, 'en, en described, es-419 described', 'es-419 described'],
    [
      'described in the language of the programme, where the own one is not there',
      HOME,
      1,
      'pt, en described, pt described',
      'pt described',
    ],
    ['the language, where nothing is described', HOME, 1, 'en, es', 'es'],
    ['the language, not a commentary in it', HOME, 1, 'en, es commentary, es', 'es'],
    ['the stream’s own, where there is neither', HOME, 1, 'pt, pt commentary', undefined],
    ['a commentary, where there is one', HOME, 2, 'es, es commentary', 'es commentary'],
    ['the original sound, whatever it is spoken in', HOME, 4, 'es, fr original', 'fr original'],
    ['nothing described for who chose the plain sound', HOME, 0, 'es described, en, es', 'es'],
    ['nothing described for who chose the plain sound, in another region', HOME, 0, 'es described, es-419', 'es-419'],
    ['a described one before a language that is not understood', HOME, 0, 'en, es described', 'es described'],
    ['no commentary for who did not choose one', HOME, 0, 'en, es commentary', undefined],
    [
      'the name, where language and role are one',
      'es other Coach, es other Crowd',
      1,
      'es other Coach, es other Crowd',
      'es other Crowd',
    ],
    ['the place, where the name is one too', 'es, es other X, es other X', 2, 'es, es other X, es other X', 2],
    ['surround again', 'es, es main 5.1', 1, 'es main 2.0, es main 5.1', 'es main 5.1'],
    ['stereo again', 'es main 2.0, es main 5.1', 0, 'es main 5.1, es main 2.0', 'es main 2.0'],
  ])('%s', (_, home, chosen, there, expected) => {
    const place = audioFor(soundsOf(there), { ...NO_CHOICE, ...heard(home, chosen) })
    if (typeof expected === 'number') expect(place).toBe(expected)
    else expect(place === undefined ? undefined : there.split(', ')[place]).toBe(expected)
  })

  test.each([
    ['SDH again', 'en, en sdh', 1, 'en, en sdh, es sdh', 'en sdh'],
    ['plain captions again', 'en, en sdh', 0, 'en sdh, en', 'en'],
    ['the language before SDH: it is to be read', 'en, en sdh', 1, 'es sdh, en', 'en'],
    ['SDH where nothing else is in the language', 'en, en sdh', 0, 'es, en sdh', 'en sdh'],
    ['any, for who needs captions', 'en, en sdh', 0, 'pt forced, es', 'es'],
    ['easy to read again', 'en, en easy', 1, 'en, en sdh, en easy', 'en easy'],
  ])('%s', (_, home, chosen, there, expected) => {
    const place = captionsFor(textsOf(there), { ...NO_CHOICE, ...written(home, chosen) }, 'es')
    expect(place === undefined ? undefined : there.split(', ')[place]).toBe(expected)
  })

  test('forced captions are shown with the sound they belong to while others are off', () => {
    const texts = textsOf('en, en forced, es-419 forced')
    const off = { ...NO_CHOICE, captions: 'off' }
    expect(captionsFor(texts, off, 'en')).toBe(1)
    expect(captionsFor(texts, off, 'es')).toBe(2)
    expect(captionsFor(texts, NO_CHOICE, 'es')).toBe(2)
    expect(captionsFor(texts, off, 'pt')).toBeUndefined()
    expect(captionsFor(texts, off, undefined)).toBeUndefined()
    expect(captionsFor(texts, { ...NO_CHOICE, captions: 'en' }, 'es')).toBe(0)
    expect(captionsFor(textsOf('en forced'), { ...NO_CHOICE, captions: 'en' }, 'en')).toBe(0)
    expect(captionsFor(texts, { ...NO_CHOICE, captions: 'none' }, 'en')).toBeUndefined()
    expect(captionsFor([text('en forced', true)], NO_CHOICE, 'es')).toBeUndefined()
  })

  test('what is heard is the sound that is on, before there is one the stream’s own', () => {
    const sounds = [sound('es'), sound('en', true)]
    expect([spokenOf(sounds, 0), spokenOf(sounds, undefined), spokenOf([], undefined)]).toEqual(['es', 'en', undefined])
  })
})

describe('[AHEAD-35] roles as HLS, DASH and shaka-player write them', () => {
  test.each([
    [[], 'main', false],
    [[''], 'main', false],
    [['public.accessibility.describes-video'], 'described', false],
    [['Public.Accessibility.Describes-Video ', 'x.private'], 'described', true],
    [['alternate', 'visually impaired'], 'described', false],
    [['main', 'description'], 'described', false],
    [['public.auxiliary-content'], 'commentary', false],
    [['commentary'], 'commentary', false],
    [['public.original-content'], 'original', false],
    [['main'], 'main', false],
    [['dub'], 'main', false],
    [['alternate'], 'other', false],
    [['x.private'], 'other', true],
  ] as const)('a sound that says %j', (said, role, isUnclear) => {
    expect(soundRoleOf(said)).toEqual({ role, isUnclear })
  })

  test.each([
    [[], 'full', false],
    [['subtitle'], 'full', false],
    [
      ['public.accessibility.transcribes-spoken-dialog', 'public.accessibility.describes-music-and-sound'],
      'sdh',
      false,
    ],
    [['caption'], 'sdh', false],
    [['public.easy-to-read', 'public.accessibility.transcribes-spoken-dialog'], 'easy', false],
    [['forced'], 'forced', false],
    [['forced-subtitle'], 'forced', false],
    [['garbage'], 'other', true],
  ] as const)('captions that say %j', (said, role, isUnclear) => {
    expect(captionRoleOf(said)).toEqual({ role, isUnclear })
  })
})

describe('[AHEAD-35] what the device keeps', () => {
  test('a choice of before there were roles, and one that is spoilt, leave the languages', () => {
    expect(TrackChoice.decode({ audio: 'es', captions: 'off' })).toEqual(
      E.right({ ...NO_CHOICE, audio: 'es', captions: 'off' }),
    )
    expect(TrackChoice.decode({ audio: 'es', audioKind: { role: 7 }, captionsKind: 'sdh' })).toEqual(
      E.right({ ...NO_CHOICE, audio: 'es' }),
    )
  })

  test('all of a choice, there and back', () => {
    const choice = { ...NO_CHOICE, ...heard(HOME, 1), ...written('en, en sdh', 1) }
    expect(TrackChoice.decode(JSON.parse(JSON.stringify(TrackChoice.encode(choice))))).toEqual(E.right(choice))
  })
})
