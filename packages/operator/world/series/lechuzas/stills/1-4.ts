import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { corners, DEEP, LINEN, MINT, RED, TEAL } from '../palette.ts'

const ARM =
  'M-60 300Q160 236 330 250Q430 250 520 286L560 250Q600 240 610 262L590 300L660 292Q690 300 676 322L610 344Q660 344 650 368L600 376Q620 392 600 404L530 402Q440 420 320 408Q140 430 -60 470z'

/** An arm that lies open; a plaster holds the needle. */
const arm = (sheet: Sheet, skin: string, deep: string, sleeve: string): string =>
  shape(ARM, skin) +
  sheet.shade(ARM, deep, sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9]))) +
  line('M300 300Q316 330 302 362M520 300Q536 330 524 372M150 330Q240 318 330 330', deep, 5) +
  shape('M-80 262L110 230Q140 330 116 446L-80 500z', sleeve) +
  sheet.shade('M-80 262L110 230Q140 330 116 446L-80 500z', DEEP, sheet.linear(dark([0, 0.1], [1, 0.8]))) +
  line('M104 238Q132 336 110 446', '#fff', 7, { opacity: 0.4 }) +
  rect(234, 296, 92, 44, LINEN, { rx: 10, transform: 'rotate(-6 280 318)' })

const TUBE = 'M286 316Q420 150 560 250Q700 360 640 470Q580 560 700 590Q860 610 980 440'

/** Insert: two arms, one tube. */
export const still: Still = sheet =>
  sheet.flood('#d9e4da') +
  times(9, fold =>
    line(`M${-60 + fold * 170} -20Q${40 + fold * 160} 360 ${-80 + fold * 180} 760`, '#b9cbbf', 10, { opacity: 0.7 }),
  ) +
  sheet.flood(sheet.linear(dark([0, 0.7], [0.5, 0], [1, 0.7]), [0, 0, 1, 1]), sheet.dots('#8fb0a2')) +
  ellipse(320, 480, 380, 40, DEEP, { opacity: 0.25, ...sheet.blur(16) }) +
  group({ transform: 'translate(20 -60)' }, arm(sheet, '#b87a54', '#6b3a22', TEAL)) +
  group({ transform: 'translate(1270 780) rotate(180)' }, arm(sheet, '#e3b48e', '#9a5a3c', '#3a3f52')) +
  line(TUBE, '#9fb4b0', 22, { transform: 'translate(0 -60)' }) +
  line(TUBE, RED, 14, { transform: 'translate(0 -60)' }) +
  line(TUBE, '#fff', 3, { opacity: 0.7, transform: 'translate(-2 -65)' }) +
  circle(640, 408, 22, MINT) +
  line('M628 408H652', DEEP, 6) +
  corners(sheet, 0.6)
