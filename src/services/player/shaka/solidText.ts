import shaka from 'shaka-player/dist/shaka-player.hls-es2021.js'
import { isBrokenTtml } from '../brokenTtml.ts'

type Reader = shaka.extern.TextParser

const imsc = (): Reader => new shaka.text.Mp4TtmlParser()
const READERS: Readonly<Record<string, () => Reader>> = {
  'text/vtt': () => new shaka.text.VttTextParser(),
  'application/ttml+xml': () => new shaka.text.TtmlTextParser(),
  'application/mp4; codecs="wvtt"': () => new shaka.text.Mp4VttParser(),
  'application/mp4; codecs="stpp"': imsc,
  'application/mp4; codecs="stpp.ttml"': imsc,
  'application/mp4; codecs="stpp.ttml.im1t"': imsc,
}

/** Reads as `reader` does; what it cannot read holds no captions. */
export const solid = (reader: Reader, tellBroken: () => void): Reader => {
  const read = <Result>(how: () => Result, otherwise: Result): Result => {
    try {
      return how()
    } catch {
      tellBroken()
      return otherwise
    }
  }
  return {
    parseInit: data => read(() => reader.parseInit(data), undefined),
    parseMedia: (segment, ...rest) =>
      read(() => {
        if (isBrokenTtml(segment)) throw new Error('a document that does not end as it begins')
        return reader.parseMedia(segment, ...rest)
      }, []),
    setManifestType: type => reader.setManifestType(type),
  }
}

/** One broken segment is left out and told of: shaka would give up all that follow, and say nothing. */
export const readTextSolidly = (tellBroken: () => void): void => {
  for (const [type, make] of Object.entries(READERS))
    shaka.text.TextEngine.registerParser(type, () => solid(make(), tellBroken))
}
