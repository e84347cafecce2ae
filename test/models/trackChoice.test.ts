import { describe, expect, test } from 'vitest'
import { audioFor, captionsFor, type Track } from '../../models/trackChoice.ts'

const track = (language: string, isDefault = false): Track => ({ language, label: language, isDefault })
const iberian = [track('es', true), track('pt-BR')]
const nothing = { audio: undefined, captions: undefined }

describe('The languages that the viewer chose', () => {
  test('[AHEAD-09] a sound of that language, of any region of it, or what the stream plays by itself', () => {
    expect(audioFor(iberian, { ...nothing, audio: 'es' })).toBe(0)
    expect(audioFor(iberian, { ...nothing, audio: 'pt' })).toBe(1)
    expect(audioFor([track('pt'), track('pt-BR')], { ...nothing, audio: 'pt-BR' })).toBe(1)
    expect(audioFor(iberian, { ...nothing, audio: 'en' })).toBeUndefined()
    expect(audioFor(iberian, nothing)).toBeUndefined()
    expect(audioFor([track('')], { ...nothing, audio: '' })).toBe(0)
  })

  test('[AHEAD-09] who wants captions has captions, of the chosen language where there are some', () => {
    expect(captionsFor(iberian, { ...nothing, captions: 'pt' })).toBe(1)
    expect(captionsFor(iberian, { ...nothing, captions: 'en' })).toBe(0)
    expect(captionsFor([], { ...nothing, captions: 'en' })).toBeUndefined()
  })

  test('[AHEAD-09] off is a choice; without a choice the stream decides', () => {
    expect(captionsFor(iberian, { ...nothing, captions: 'off' })).toBeUndefined()
    expect(captionsFor(iberian, nothing)).toBe(0)
    expect(captionsFor([track('es')], nothing)).toBeUndefined()
  })
})
