import { readdir, stat } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { audioFile, channelLoops, filmLoops, isRadio, SIGN_FILE, titleLoops, videoFile } from '../media/catalogue.ts'
import { findFilm, findStream } from '../media/streams.ts'
import { SEGMENT_SECONDS } from '../media/timeline.ts'
import { loadTrack } from '../media/track.ts'
import { dvrStreamId, liveStreamId, roster } from '../world/roster.ts'
import { filmOf } from '../world/titleFilm.ts'
import { works } from '../world/works.ts'

const loops = [...channelLoops, ...titleLoops.values(), ...filmLoops]
const files = [
  SIGN_FILE,
  ...new Set(
    loops.flatMap(loop => [
      ...loop.renditions.map(height => videoFile(loop, height)),
      ...loop.audio.map(({ piece }) => audioFile(piece)),
    ]),
  ),
]

describe('the committed loops', () => {
  test('are there, all of them and no other, in at most 16.7 MB', async () => {
    const folder = new URL('../media/loops/', import.meta.url)
    const present = await readdir(folder)
    expect([...present].sort()).toEqual([...files].sort())
    const sizes = await Promise.all(present.map(async name => (await stat(new URL(name, folder))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(16_700_000)
  })

  test.each(files)('%s makes whole turns of eight seconds from equal segments', async name => {
    const track = await loadTrack(name)
    const seconds = track.length / track.timescale
    expect(seconds).toBe(track.fragments.length * SEGMENT_SECONDS)
    expect(seconds % 8).toBe(0)
    let place = 0
    for (const { start, length } of track.fragments) {
      expect(start).toBe(place)
      expect(Math.abs(length / track.timescale - SEGMENT_SECONDS)).toBeLessThan(0.05)
      place += length
    }
  })
})

describe('the streams of channels', () => {
  test('every channel of the roster has its own', () => {
    for (const channel of roster) {
      expect(findStream('live', liveStreamId(channel))?.loop.name).toBe(channel.key)
      expect(findStream('dvr', dvrStreamId(channel))?.loop.name).toBe(channel.key)
    }
  })

  test('audio channels are those without a picture', () => {
    const radios = channelLoops.filter(isRadio).map(loop => loop.name)
    expect(radios).toHaveLength(8)
    expect(findStream('live', 'live-radio-marina')?.loop.renditions).toEqual([])
  })

  test('five thousand invented channels each find a loop, the same every time, none behind a key', () => {
    const of = (n: number) => findStream('live', `live-x${n}`)?.loop
    const found = Array.from({ length: 5000 }, (_, n) => of(n))
    expect(found.every(loop => loop && !loop.protection)).toBe(true)
    expect(new Set(found).size).toBeGreaterThan(40)
    expect(found[4321]).toBe(of(4321))
  })

  test.each(['', 'live-', 'arena', 'dvr-arena', 'live-../../etc', 'live-<b>', `live-${'x'.repeat(200)}`])(
    'no stream is called %j',
    id => {
      expect(findStream('live', id)).toBeUndefined()
    },
  )

  test('every title that was written by hand has a film of its own, and so has each of its episodes', () => {
    const own = works.filter(({ written }) => written !== undefined)
    expect(own.length).toBeGreaterThanOrEqual(72)
    const filmsOf = own.map(work => filmOf(work, work.id).name)
    expect(new Set(filmsOf).size).toBe(own.length)
    for (const [at, work] of own.entries()) {
      expect(filmOf(work, `${work.id}-1-1`).name).toBe(filmsOf[at])
      expect(findFilm(filmsOf[at] ?? '')?.loop.name).toBe(filmsOf[at])
    }
  })

  test('any title of a film plays, the same loop every time', () => {
    expect(findFilm('film-ferry')?.loop.name).toBe('film-ferry')
    expect(findFilm('the-long-table-s1e2')?.loop).toBe(findFilm('the-long-table-s1e2')?.loop)
    expect(findFilm('a b')).toBeUndefined()
  })
})
