import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { signing } from '../../art/signing.ts'
import { SIGN_FILE } from '../catalogue.ts'
import { FRAME_RATE, LOOP_FRAMES } from './overlay.ts'
import { encoding, FRAGMENTED } from './picture.ts'
import { ffmpeg, loopsDir } from './tools.ts'

const SIZE = 240
/** Hands move fast, and have to be read: it weighs what is left of the sum. */
const QUALITY = ['-crf', '31', '-maxrate', '80k', '-bufsize', '160k']

async function* frames() {
  for (let frame = 0; frame < LOOP_FRAMES; frame++)
    yield new Resvg(signing({ size: SIZE, phase: frame / LOOP_FRAMES })).render().pixels
}

/** The one sign-language picture that all loops share. */
export const makeSign = (): Promise<void> =>
  ffmpeg(
    [
      ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${SIZE}x${SIZE}`, '-r', String(FRAME_RATE), '-i', '-'],
      ...encoding([SIZE, SIZE], QUALITY),
      ...FRAGMENTED,
      join(loopsDir, SIGN_FILE),
    ],
    frames(),
  )
