import { cpuTime } from '@sintonia/operator/tests/support/cpuTime.ts'
import { describe, expect, test } from 'vitest'
import { makeRedactor } from '../../models/redaction.ts'
import { parseMaster, parseMedia } from '../../src/services/player/playlist.ts'
import { thumbnailsOf } from '../../src/services/titles/thumbnails.ts'

const BASE = 'https://one.example/title/'
const MEGABYTE = 1_000_000
/** 50 is the goal on a desk; a slow machine that does other work too may take three times as long. What is quadratic takes minutes. */
const MOST_MS = 150
/** The first runs of a reader are those of code that is still being compiled. */
const RUNS = 8

/** Secrets and texts by turns: each text is looked through for all secrets before it. */
const crowd = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    accountId: `account-${at}`,
    token: `eyJhbGciOi.${at.toString(36).padStart(40, 'x')}`,
    title: `Programme ${at} of account-${Math.max(0, at - 7)}`,
  }))

const inField = (field: string) => (text: string) => makeRedactor().value({ [field]: text })

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a text in a report': inField('text'),
  'pieces of texts in a report': text => makeRedactor().value(text.match(/.{1,10000}/gs)),
  'a name of a field in a report': text => makeRedactor().value({ [text]: 1 }),
  'a token in a report': inField('token'),
  'a mail address in a report': inField('email'),
  'a phone in a report': inField('phone'),
  'a CPF in a report': inField('cpf'),
  'a document in a report': inField('idNumber'),
  'a name in a report': inField('nickName'),
  'a password in a report': inField('password'),
  'a list of variants': text => parseMaster(text, BASE),
  'a variant': text => parseMaster(`#EXT-X-STREAM-INF:${text}\nv.m3u8`, BASE),
  'a rendition': text => parseMaster(`#EXT-X-MEDIA:${text}`, BASE),
  'a list of segments': text => parseMedia(text, BASE),
  'an initial segment': text => parseMedia(`#EXT-X-MAP:${text}`, BASE),
  'a list of thumbnails': text => thumbnailsOf(text, BASE),
}

/** What one of the readers might read again and again. */
const UNITS = [
  'a',
  'A',
  '1',
  '-',
  '/',
  '"',
  ' ',
  'é',
  '\n',
  'A=',
  'A="',
  'aB3/',
  'eyJ-',
  '0-',
  '+1 ',
  '#xywh=1,1,1,1',
  '00:00.000 --> 00:01.000 ',
  '\n00:00.000 --> 00:01.000\ns.jpg#xywh=1,1,1,1\n',
  '\n#EXTINF:2,\n1.m4s',
  '\n#EXT-X-STREAM-INF:BANDWIDTH=1\nv.m3u8',
  '\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",URI="b"',
]

describe('[AHEAD-49] A megabyte of anything does not hold the page up', () => {
  test.each(Object.entries(READERS))('as %s', (_, read) => {
    const slow = UNITS.flatMap(unit => {
      const text = unit.repeat(MEGABYTE / unit.length)
      const ms = cpuTime(() => read(text), { enough: MOST_MS, runs: RUNS })
      return ms > MOST_MS ? [`${JSON.stringify(unit)} ${Math.round(ms)} ms`] : []
    })
    expect(slow).toEqual([])
  })
})

describe('A crowd of secrets', () => {
  /** What is quadratic takes a minute. */
  const ENOUGH_MS = 1000

  test('[AHEAD-27] costs as much as its number: 20,000 of them, each with a text', () => {
    const people = crowd(20_000)
    const ms = cpuTime(() => makeRedactor().value(people), { enough: ENOUGH_MS })
    expect(ms).toBeLessThan(ENOUGH_MS)
  })

  test('[AHEAD-27] leaves none of them in any text', () => {
    const made = JSON.stringify(makeRedactor().value(crowd(500)))
    expect(made).not.toMatch(/account-\d|eyJ/)
  })
})
