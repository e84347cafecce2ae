import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line } from '../../../draw/sheet.ts'
import { CREAM, GOLD, hush, MINT, NIGHT, RED, SKIN, TEAL } from '../palette.ts'

/** A needle that has fallen to nought. */
const meter = (x: number): string =>
  group(
    { transform: `translate(${x} 606)` },
    rect(-90, -66, 180, 116, NIGHT, { rx: 12 }),
    rect(-78, -54, 156, 92, '#ffe6a8', { rx: 6 }),
    line('M-56 4Q0 -60 56 4', NIGHT, 5),
    line('M28 -20Q44 -10 56 4', RED, 8),
    line('M0 40L-58 2', RED, 5),
    circle(0, 40, 15, NIGHT),
  )

const music = (x: number, y: number, size: number, side: 1 | -1): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size * side} ${size})` },
    line('M-30 0L-24 80M30 0L24 80', NIGHT, 9),
    shape('M-44 0Q-50 -96 0 -100Q50 -96 44 0z', '#143a40'),
    circle(0, -124, 26, SKIN),
    shape('M-28 -126Q-26 -154 0 -154Q28 -152 28 -124Q10 -140 -28 -126z', NIGHT),
    shape('M24 -70Q80 -100 96 -60Q104 -20 70 -10Q40 -20 24 -70z', '#a8562c'),
    line('M60 -60L120 -130', '#5a2e1a', 7),
    line('M30 -40L110 -20', CREAM, 4),
  )

const studio =
  rect(110, 60, 1060, 440, '#236a68') +
  shape('M110 60L420 130V330L110 500zM1170 60L860 130V330L1170 500z', '#1b5556') +
  rect(420, 130, 440, 200, '#2f8078') +
  times(8, fold => rect(426 + fold * 54, 130, 27, 200, '#3b9488')) +
  shape('M110 500L420 330H860L1170 500z', '#a8663a') +
  line('M110 440L420 318M1170 440L860 318', '#8a4f2e', 6) +
  music(330, 390, 0.8, 1) +
  music(440, 352, 0.62, 1) +
  music(960, 390, 0.8, -1) +
  music(850, 352, 0.62, -1) +
  shape('M600 60H680L800 470H480z', '#fff0c0', { opacity: 0.4 }) +
  ellipse(640, 440, 150, 34, '#fff0c0', { opacity: 0.5 }) +
  line('M700 300V436', '#9fb0a8', 9) +
  rect(680, 240, 40, 66, '#c9d6cf', { rx: 18 }) +
  line('M684 262h32M684 278h32M684 294h32', TEAL, 5) +
  shape('M590 440Q586 320 620 312Q654 318 654 440z', MINT) +
  circle(622, 286, 26, SKIN) +
  shape('M592 300Q584 254 622 250Q656 252 652 280Q630 268 612 282Q612 300 592 300z', '#3a201c') +
  circle(636, 286, 8, 'none', { stroke: NIGHT, 'stroke-width': 3 }) +
  line('M640 340Q664 350 676 330', MINT, 15) +
  shape('M668 318h30v38h-30z', CREAM)

const engineer =
  shape('M-40 740Q-30 500 130 470Q300 480 330 740z', '#0a1a20') +
  circle(150, 390, 88, '#0a1a20') +
  line('M64 300Q40 380 70 450', '#0a1a20', 22) +
  shape('M300 600Q400 560 420 470', 'none', { stroke: '#0a1a20', 'stroke-width': 62, 'stroke-linecap': 'round' }) +
  line('M380 380Q420 300 480 380', '#0a1a20', 17) +
  ellipse(384, 424, 26, 46, '#0a1a20') +
  ellipse(478, 424, 26, 46, '#0a1a20') +
  line('M232 360Q244 400 226 446', MINT, 6, { opacity: 0.8 })

/** Depth: nobody in the whole room moves. */
export const still: Still = sheet =>
  sheet.flood('#0f2a30') +
  studio +
  rect(110, 60, 1060, 440, sheet.linear(dark([0, 0.6], [0.4, 0], [1, 0.3])), sheet.dots(NIGHT)) +
  shape('M200 60H400L160 500H110V280z', '#fff', { opacity: 0.12 }) +
  line('M110 60H1170V500H110z', NIGHT, 30) +
  line('M126 76H1154V484H126z', GOLD, 4) +
  rect(-20, 510, 1320, 230, '#143a40') +
  rect(-20, 510, 1320, 14, '#2f8078') +
  meter(620) +
  meter(840) +
  times(
    7,
    at =>
      circle(1000 + (at % 4) * 66, 590 + Math.floor(at / 4) * 70, 22, NIGHT) +
      line(`M${1000 + (at % 4) * 66} ${590 + Math.floor(at / 4) * 70}v-18`, CREAM, 6),
  ) +
  rect(560, 8, 160, 40, RED, { rx: 8 }) +
  circle(640, 28, 130, RED, { opacity: 0.3, ...sheet.blur(18) }) +
  rect(574, 18, 132, 20, '#ffc0b0', { rx: 5 }) +
  engineer +
  hush(sheet, 0.8, 0.5, 0.45)
