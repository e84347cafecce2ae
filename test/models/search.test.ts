import { describe, expect, test } from 'vitest'
import { bestMatch, type Found, showsOf } from '../../models/bestMatch.ts'
import { instant } from '../../models/codec/instant.ts'
import type { GuideHit } from '../../models/guideWindow.ts'
import { ProgramId } from '../../models/programme.ts'
import { nameParts } from '../../models/search.ts'
import { channel, epgId, must } from '../support/lineups.ts'
import { film } from '../support/titles.ts'

const hit = (title: string, start = 0): GuideHit => ({
  epgId: epgId('news'),
  programId: must(ProgramId, `${title} ${start}`),
  title,
  start: instant(start),
  stop: instant(start + 5),
  isCatchup: true,
})

const titled = (title: string) => film(title, { title })

const NOTHING: Found = { channels: [], titles: [], hits: [] }

describe('The best match', () => {
  const named = (match: ReturnType<typeof bestMatch>) =>
    match &&
    ('title' in match ? match.title.title : 'hit' in match ? match.hit.title : match.channel.logicalChannelName)

  test.each<[string, Partial<Found>, string | undefined]>([
    ['mar', { titles: [titled('Marea'), titled('Mar')], hits: [hit('Al mar')] }, 'Mar'],
    ['mar', { titles: [titled('El mar de noche')], hits: [hit('Mareas altas')] }, 'Mareas altas'],
    ['mar', { channels: [channel('mar')], titles: [titled('MAR')], hits: [hit('mar')] }, 'MAR'],
    ['mar', { titles: [titled('Mar')], hits: [hit('Mar')] }, 'Mar'],
    ['corazón', { titles: [titled('Corazon de piedra'), titled('CORAZÓN')] }, 'CORAZÓN'],
    ['somebody', { titles: [titled('A film of theirs')] }, undefined],
    ['mar', {}, undefined],
  ])('[AHEAD-08] for %s is the name itself, then what begins so, then what has the words', (query, found, expected) => {
    expect(named(bestMatch(query, { ...NOTHING, ...found }))).toBe(expected)
  })

  test('[AHEAD-08] a channel is meant before a title before a programme that are called the same', () => {
    const kinds = (found: Partial<Found>) => bestMatch('mar', { ...NOTHING, ...found })?.kind
    const [channels, titles, hits] = [[channel('mar')], [titled('Mar')], [hit('Mar')]]
    expect(kinds({ channels, titles, hits })).toBe('channel')
    expect(kinds({ titles, hits })).toBe('title')
    expect(kinds({ hits })).toBe('programme')
  })

  test('[CHAN-10] a number that was typed whole is its channel', () => {
    const [one, other] = [channel('arena', { number: 110 }), channel('11 horas', { number: 11 })]
    expect(bestMatch('11', { ...NOTHING, channels: [one, other] })).toEqual({ kind: 'channel', channel: other })
  })
})

test('[AHEAD-08] a show is told once, with its other broadcasts in their order, however its name is written', () => {
  const [near, far, other] = [hit('Niñas', 10), hit('NINAS', 20), hit('Noche', 15)]
  expect(showsOf([near, other, far])).toEqual([
    { hit: near, others: [far] },
    { hit: other, others: [] },
  ])
})

describe('The letters that were found', () => {
  const marked = (query: string, name: string) =>
    nameParts(query, name)
      .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
      .join('')

  test.each([
    ['night', 'Night Shift', '[Night] Shift'],
    ['nig', 'The  Night of nights', 'The  [Nig]ht of [nig]hts'],
    ['corazon', 'Corazón valiente', '[Corazón] valiente'],
    ['coraz', 'Corazo\u0301n', '[Coraz]o\u0301n'],
    ['mar de', 'El mar de Delia', 'El [mar] [de] [De]lia'],
    ['ss', 'Straße', 'Straße'],
    ['', 'Night', 'Night'],
    ['x', 'Night', 'Night'],
  ])('[AHEAD-08] of %s in %s', (query, name, expected) => {
    expect(marked(query, name)).toBe(expected)
    expect(
      nameParts(query, name)
        .map(({ text }) => text)
        .join(''),
    ).toBe(name)
  })
})
