import { describe, expect, test } from 'vitest'
import { reasonOf } from '../gateway/sourceFault.ts'
import { boxesOf, childrenOf, findBox, readDecodeTime } from '../media/boxes.ts'
import { openFilm } from '../mp4/film.ts'
import { readMovie } from '../mp4/movie.ts'
import { samplesOf } from '../mp4/samples.ts'
import { bytesOf, filmFile, fragmentedFile } from './support/filmFile.ts'

const whole = async (parts: AsyncIterable<Buffer> | undefined): Promise<Buffer> => {
  const found: Buffer[] = []
  for await (const part of parts ?? []) found.push(part)
  return Buffer.concat(found)
}

const secondsIn = (playlist: string | undefined): ReadonlyArray<number> =>
  [...(playlist ?? '').matchAll(/#EXTINF:([\d.]+),/g)].map(([, seconds]) => Number(seconds))

const sum = (values: ReadonlyArray<number>): number => values.reduce((all, one) => all + one, 0)

describe('[AHEAD-43] an MP4 file as a film of HLS', () => {
  test('has its picture, its sounds by language and its length', async () => {
    const file = await filmFile({
      sounds: [
        ['voice-en.mp4', 'eng'],
        ['voice-es.mp4', 'spa'],
      ],
    })
    const film = await openFilm(bytesOf(file))
    const master = film.master()
    expect(master).toMatch(/CODECS="avc1\.\w{6},mp4a\.40\.2",RESOLUTION=320x180,AUDIO="sound"\nv\.m3u8\n$/)
    expect([...master.matchAll(/NAME="([^"]+)",LANGUAGE="(\w+)",DEFAULT=(\w+)/g)].map(([, ...parts]) => parts)).toEqual(
      [
        ['English', 'en', 'YES'],
        ['Español', 'es', 'NO'],
      ],
    )
    for (const name of ['v', 'a1', 'a2']) expect(sum(secondsIn(film.playlist(name)))).toBeCloseTo(48, 0)
    expect(film.playlist('a3')).toBeUndefined()
  })

  test('is cut where a picture can begin, and holds every sample once, byte for byte', async () => {
    const file = await filmFile()
    const bytes = bytesOf(file)
    const movie = await readMovie(bytes)
    const samples = await samplesOf(bytes, movie, movie.video)
    const film = await openFilm(bytes)
    const segments = secondsIn(film.playlist('v'))
    expect(segments.length).toBeGreaterThan(3)
    const made: Buffer[] = []
    for (const [n] of segments.entries()) {
      const segment = film.segment('v', n)
      const sent = await whole(segment?.parts())
      expect(sent).toHaveLength(segment?.size ?? -1)
      const [moof, mdat] = boxesOf(sent)
      const traf = moof && childrenOf(sent, moof).find(({ type }) => type === 'traf')
      const [tfdt, trun] = ['tfdt', 'trun'].map(name => traf && childrenOf(sent, traf).find(box => box.type === name))
      if (!mdat || !tfdt || !trun) throw new Error('a segment lacks a part')
      const first = Number(readDecodeTime(sent, tfdt)) / movie.video.timescale
      expect(first).toBeCloseTo(sum(segments.slice(0, n)), 3)
      expect(sent.readInt32BE(trun.start + 16)).toBe(mdat.start + mdat.header)
      expect(sent.readUInt32BE(trun.start + 20 + 8)).toBe(0x0200_0000)
      made.push(sent.subarray(mdat.start + mdat.header))
    }
    const original = Array.from(samples.offsets, (from, at) => file.subarray(from, from + (samples.sizes[at] ?? 0)))
    expect(Buffer.concat(made).equals(Buffer.concat(original))).toBe(true)
    expect(film.segment('v', segments.length)).toBeUndefined()
  })

  test('begins with a head of one track without samples', async () => {
    const film = await openFilm(bytesOf(await filmFile()))
    const init = film.init('a1') ?? Buffer.alloc(0)
    expect(findBox(init, ['moov', 'mvex', 'trex'])).toBeDefined()
    const moov = boxesOf(init).find(({ type }) => type === 'moov')
    expect(moov && childrenOf(init, moov).filter(({ type }) => type === 'trak')).toHaveLength(1)
    expect(findBox(init, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsz'])?.size).toBe(20)
  })

  test('whose beginning is cut off keeps picture and sound together', async () => {
    const film = await openFilm(bytesOf(await filmFile({ cut: 6400 })))
    const timeOf = async (name: string): Promise<number> => {
      const sent = await whole(film.segment(name, 0)?.parts())
      const tfdt = findBox(sent, ['moof', 'traf', 'tfdt'])
      return tfdt === undefined ? -1 : Number(readDecodeTime(sent, tfdt))
    }
    expect(await timeOf('v')).toBe(0)
    expect(await timeOf('a1')).toBeGreaterThan(0)
  })

  test('in fragments has the same samples as its tables would say', async () => {
    const file = await fragmentedFile()
    const bytes = bytesOf(file)
    const movie = await readMovie(bytes)
    const { count, times, sizes } = await samplesOf(bytes, movie, movie.video)
    const inFile = boxesOf(file).filter(({ type }) => type === 'mdat')
    expect(sum([...sizes])).toBe(sum(inFile.map(({ size, header }) => size - header)))
    expect((times[count] ?? 0) / movie.video.timescale).toBeGreaterThan(5)
    expect((await openFilm(bytes)).master()).not.toContain('AUDIO=')
  })

  test.each([
    ['HEVC', { entry: 'hvc1' }, /picture is HEVC \(H\.265\), which most browsers do not play/],
    ['an unknown kind', { entry: 'zzzz' }, /picture is "zzzz"/],
    ['sound in AC-3', { soundEntry: 'ac-3' }, /sound is AC-3/],
    ['what is protected', { entry: 'encv' }, /picture is encrypted/],
  ])('%s is refused with its name', async (_, parts, reason) => {
    await expect(openFilm(bytesOf(await filmFile(parts)))).rejects.toThrow(reason)
  })

  test('that is broken anywhere is refused in words, and never read without an end', async () => {
    const file = await filmFile({ seconds: 8 })
    const moov = boxesOf(file).find(({ type }) => type === 'moov')?.start ?? 0
    await expect(openFilm(bytesOf(file.subarray(0, moov)))).rejects.toThrow(/not a whole one/)
    await expect(openFilm(bytesOf(Buffer.from('<html>nothing here</html>')))).rejects.toThrow(/no MP4 file/)
    await expect(openFilm(bytesOf(Buffer.alloc(0)))).rejects.toThrow(/no MP4 file/)
    for (let at = moov; at < file.length - 8; at += 97) {
      const broken = Buffer.from(file)
      broken.writeUInt32BE(0xffff_fff0, at)
      const tried = await openFilm(bytesOf(broken)).catch((error: unknown) => error)
      if (tried instanceof Error) expect(reasonOf(tried)).not.toMatch(/offset|undefined|range of/)
      else expect(tried).toHaveProperty('master')
    }
  })
})
