import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { circle, d, group, rect, stroke, times } from '../../art/svg.ts'
import { FRAME_RATE } from './overlay.ts'
import { ffmpeg } from './tools.ts'

const SECONDS = 6
const [WIDTH, HEIGHT] = [640, 360]
const target = fileURLToPath(new URL('../../../../public/noAuthority.mp4', import.meta.url))

/** A needle that passes over the stations and finds none: the picture behind the lock (LIVE-07). */
const picture = (phase: number): string => {
  const swing = Math.sin(2 * Math.PI * phase)
  const needle = WIDTH / 2 + swing * 150 + Math.sin(4 * Math.PI * phase) * 26
  const axis = 268
  const ticks = times(49, index => {
    const x = 68 + index * 10.5
    const tall = index % 6 === 0
    const near = Math.exp(-(((x - needle) / 34) ** 2))
    return rect(x - 0.75, axis - (tall ? 13 : 7), 1.5, tall ? 26 : 14, '#dfe3ea', {
      opacity: 0.1 + near * 0.4,
      rx: 0.75,
    })
  })
  const wave = Array.from({ length: 127 }, (_, index) => {
    const x = 68 + index * 4
    const near = Math.exp(-(((x - needle) / 60) ** 2))
    return d`${index ? 'L' : 'M'}${x} ${axis + 46 + Math.sin(index * 0.62 + 2 * Math.PI * phase * 6) * 9 * near}`
  }).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>` +
    '<radialGradient id="ground" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#17191d"/><stop offset="1" stop-color="#0b0c0e"/></radialGradient>' +
    '<radialGradient id="glow"><stop offset="0" stop-color="#f6a64b" stop-opacity=".2"/><stop offset="1" stop-color="#f6a64b" stop-opacity="0"/></radialGradient></defs>' +
    rect(0, 0, WIDTH, HEIGHT, 'url(#ground)') +
    circle(needle, axis, 92, 'url(#glow)') +
    ticks +
    stroke(wave, '#dfe3ea', 1.6, { opacity: 0.3 }) +
    group({}, rect(needle - 1.5, axis - 26, 3, 52, '#f6a64b', { rx: 1.5, opacity: 0.9 })) +
    '</svg>'
  )
}

async function* frames() {
  const count = SECONDS * FRAME_RATE
  for (let frame = 0; frame < count; frame++) yield new Resvg(picture(frame / count)).render().pixels
}

export const makePlaceholder = () =>
  ffmpeg(
    [
      ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(FRAME_RATE), '-i', '-'],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-c:v', 'libx264', '-threads', '1'],
      ...[
        '-preset',
        'slower',
        '-profile:v',
        'main',
        '-bf',
        '0',
        '-g',
        '150',
        '-crf',
        '27',
        '-x264-params',
        'aq-mode=3',
      ],
      ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-an', '-fflags', '+bitexact'],
      ...['-movflags', '+faststart', target],
    ],
    frames(),
  )
