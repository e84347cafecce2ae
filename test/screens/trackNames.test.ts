import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import type { CaptionTrack, SoundTrack } from '../../models/trackChoice.ts'
import { captionNames, soundNames } from '../../src/ui/components/live/trackNames.ts'
import en from '../../src/ui/intl/en.json' with { type: 'json' }
import es from '../../src/ui/intl/es.json' with { type: 'json' }
import pt from '../../src/ui/intl/pt.json' with { type: 'json' }

const MESSAGES = { en, es, pt }
const intlOf = (locale: keyof typeof MESSAGES) => createIntl({ locale, messages: MESSAGES[locale] })

const sound = (language: string, role: SoundTrack['role'] = 'main', label = '', isSurround = false): SoundTrack => ({
  language,
  role,
  label,
  isDefault: false,
  isSurround,
})
const text = (language: string, role: CaptionTrack['role'] = 'full', label = ''): CaptionTrack => ({
  language,
  role,
  label,
  isDefault: false,
})

const SOUNDS = [sound('es'), sound('es', 'described'), sound('es', 'commentary'), sound('en', 'original')]
const TEXTS = [text('en'), text('en', 'sdh'), text('en', 'easy')]

describe('[AHEAD-35] what a track is called', () => {
  test.each([
    ['en', ['Spanish', 'Spanish, described', 'Spanish, commentary', 'English, original']],
    ['es', ['Español', 'Español, con audiodescripción', 'Español, con comentarios', 'Inglés, original']],
    ['pt', ['Espanhol', 'Espanhol, com audiodescrição', 'Espanhol, com comentários', 'Inglês, original']],
  ] as const)('sounds in %s', (locale, names) => {
    expect(soundNames(intlOf(locale), SOUNDS)).toEqual(names)
  })

  test.each([
    ['en', ['English', 'English (SDH)', 'English, easy to read']],
    ['es', ['Inglés', 'Inglés (para sordos)', 'Inglés, lectura fácil']],
    ['pt', ['Inglês', 'Inglês (para surdos)', 'Inglês, leitura fácil']],
  ] as const)('captions in %s', (locale, names) => {
    expect(captionNames(intlOf(locale), TEXTS)).toEqual(names)
  })

  test('a purpose that nobody knows is called as the stream calls it; its language said again says nothing', () => {
    expect(soundNames(intlOf('en'), [sound('es', 'other', 'Crowd'), sound('pt', 'other', 'Português')])).toEqual([
      'Spanish, Crowd',
      'Portuguese',
    ])
  })

  test('no two are called alike: what tells them apart is said, else they are counted', () => {
    const alike = [sound('es', 'main', 'Español'), sound('es', 'main', 'Español', true), sound('es', 'main', 'Radio')]
    expect(soundNames(intlOf('en'), alike)).toEqual(['Spanish', 'Spanish, surround', 'Spanish, Radio'])
    expect(soundNames(intlOf('en'), [sound('es'), sound('es'), sound('es')])).toEqual([
      'Spanish',
      'Spanish (2)',
      'Spanish (3)',
    ])
  })

  test('a language that is none is called as the stream calls it, else by what it is', () => {
    expect(soundNames(intlOf('en'), [sound('', 'main', 'Mix'), sound('!!', 'described')])).toEqual([
      'Mix',
      'Audio, described',
    ])
  })
})
