import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { type Scene, scene } from '../../art/index.ts'
import { frameOf } from '../../world/draw/keyArt.ts'
import { artOf } from '../../world/make/pieces.ts'
import { openPress } from '../../world/make/raster.ts'
import type { Height } from '../../world/roster.ts'
import { writtenTitles } from '../../world/writtenTitles.ts'
import { type Loop, titleLoops, videoFile } from '../catalogue.ts'
import { contentKeys } from '../keys.ts'
import { FRAME_RATE, LOOP_FRAMES, overlay } from './overlay.ts'
import { ffmpeg, fontFiles, loopsDir, packager, run } from './tools.ts'

const SEGMENT_SECONDS = 2
const GOP = FRAME_RATE * SEGMENT_SECONDS

/** Constant quality of each height: flat art stays clean at high numbers. */
const QUALITY: Readonly<Record<Height, number>> = { 180: 29, 360: 28, 720: 30 }
/** Grains of ink weigh, and there are many titles: none weighs more than 100 kbit a second. */
const TITLE_QUALITY = ['-crf', '37', '-maxrate', '100k', '-bufsize', '200k']

const widthOf = (height: number) => (height * 16) / 9

async function* sceneFrames({ label, scene: drawn }: Loop & { readonly scene: Scene }, width: number, height: number) {
  for (let frame = 0; frame < LOOP_FRAMES; frame++) {
    const over = overlay({ ...label, frame, width })
    const svg = scene({ ...drawn, width, height, phase: frame / LOOP_FRAMES, over })
    yield new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render().pixels
  }
}

/** A title's art moves on twos, as drawn films do. */
async function* titleFrames(loop: Loop, width: number, height: number) {
  const title = writtenTitles.find(({ slug }) => titleLoops.get(slug) === loop)
  const art = title && (await artOf(title))
  if (title === undefined || art === undefined) throw new Error(`${loop.name} has no drawing`)
  const press = await openPress()
  for (let frame = 0; frame < LOOP_FRAMES; frame += 2) {
    const pixels = await press.pixels(frameOf(title.slug, art, frame / LOOP_FRAMES), width, height)
    yield pixels
    yield pixels
  }
  await press.close()
}

/** The loop's frames as raw pixels. */
const frames = (loop: Loop, height: number) => {
  const { scene: drawn } = loop
  const width = widthOf(height)
  return drawn === undefined ? titleFrames(loop, width, height) : sceneFrames({ ...loop, scene: drawn }, width, height)
}

/** No B-frames and closed two-second groups, so that a loop joins itself without a seam. */
export const encoding = ([width, height]: readonly [number, number], quality: ReadonlyArray<string>) => [
  ...['-vf', `scale=${width}:${height}:flags=area:out_color_matrix=bt709:out_range=tv,format=yuv420p`],
  ...['-c:v', 'libx264', '-threads', '1', '-preset', 'slower', '-profile:v', 'high', '-level', '3.1', '-refs', '5'],
  ...['-bf', '0', '-g', String(GOP), '-keyint_min', String(GOP), '-sc_threshold', '0'],
  ...[...quality, '-x264-params', 'aq-mode=3:aq-strength=0.8:psy-rd=0.6,0.0:deblock=1,1'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-an'],
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-video_track_timescale', '12800'],
]

export const FRAGMENTED = ['-movflags', '+frag_keyframe+empty_moov+default_base_moof', '-use_editlist', '0']

const encrypt = async (loop: Loop, from: string, to: string) => {
  const protection = loop.protection
  if (!protection) return
  const { id, key } = contentKeys[protection]
  await run(packager, [
    `in=${from},stream=video,output=${to},drm_label=ALL`,
    ...['--segment_duration', String(SEGMENT_SECONDS), '--fragment_duration', String(SEGMENT_SECONDS)],
    ...['--enable_raw_key_encryption', '--keys', `label=ALL:key_id=${id}:key=${key}`],
    ...['--protection_scheme', protection, '--protection_systems', 'Common', '--clear_lead', '0'],
  ])
}

/** Draws and encodes every rendition of one loop; protected ones are encrypted last. */
export const makePicture = async (loop: Loop): Promise<void> => {
  const tallest = Math.max(...loop.renditions)
  const clear = (height: Height) =>
    loop.protection ? join(tmpdir(), `clear-${videoFile(loop, height)}`) : join(loopsDir, videoFile(loop, height))
  const source = `${widthOf(tallest)}x${tallest}`
  await ffmpeg(
    [
      ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', source, '-r', String(FRAME_RATE), '-i', '-'],
      ...loop.renditions.flatMap(height => [
        ...encoding(
          [widthOf(height), height],
          loop.scene === undefined ? TITLE_QUALITY : ['-crf', String(QUALITY[height])],
        ),
        ...FRAGMENTED,
        clear(height),
      ]),
    ],
    frames(loop, tallest),
  )
  for (const height of loop.protection ? loop.renditions : []) {
    await encrypt(loop, clear(height), join(loopsDir, videoFile(loop, height)))
    await rm(clear(height))
  }
}
