import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, GOLD, hush, NIGHT, RED, ROSE, SKIN } from '../palette.ts'

/** The shadow wears glasses and has its mouth open; she who casts it does neither. */
const SHADOW =
  'M760 720Q760 560 850 520Q790 500 770 450L742 442Q724 436 736 422L744 410L722 396Q744 378 750 366L728 340Q712 326 724 310Q742 280 744 240Q740 130 850 100Q900 40 990 70Q1090 90 1120 180Q1170 270 1120 330Q1190 400 1110 460Q1070 470 1050 500Q1180 540 1220 720z'

const curtain = (sheet: Sheet): string =>
  times(13, at => {
    const fold = `M${at * 104 - 30} -20Q${at * 104 + 20} 360 ${at * 104 - 40} 740H${at * 104 + 70}Q${at * 104 + 110} 360 ${at * 104 + 60} -20z`
    return (
      shape(fold, at % 2 ? '#b81f36' : RED) +
      sheet.shade(fold, '#5f0a1e', sheet.linear(dark([0, 0], [0.6, 0.1], [1, 0.9]), ACROSS))
    )
  })

const DRESS = 'M140 760Q180 560 300 500Q360 480 430 500Q540 560 580 760z'

const bride = (sheet: Sheet): string =>
  shape('M180 760Q90 400 260 190Q330 110 410 190Q330 300 320 480Q260 600 260 760z', CREAM, { opacity: 0.75 }) +
  shape('M300 400V520Q350 570 420 516V440z', '#a8694c') +
  shape(DRESS, CREAM) +
  sheet.shade(DRESS, '#b98a8a', sheet.linear(dark([0, 0.9], [0.6, 0.1], [1, 0]), ACROSS)) +
  line('M300 520Q370 580 440 510M260 600Q380 660 510 600', ROSE, 5) +
  shape(
    'M290 300Q290 190 380 184Q470 190 474 300Q490 336 500 356Q504 366 486 370Q486 400 474 424Q450 470 400 466Q320 450 290 300z',
    SKIN,
  ) +
  sheet.shade('M280 180H390Q360 330 420 470H300z', '#7d3f2e', sheet.linear(dark([0, 0.9], [1, 0]), ACROSS)) +
  shape(
    'M268 400Q220 200 340 150Q440 130 480 220Q490 250 476 268Q420 230 370 280Q350 340 320 400Q290 430 268 400z',
    '#d9a441',
  ) +
  line('M300 260Q330 190 410 186M290 340Q310 290 340 270', '#8a5f1e', 7) +
  line('M412 318Q440 334 466 318M420 322l-8 14M440 328l0 14M458 324l6 13', NIGHT, 6) +
  line('M408 284Q438 268 470 284', '#8a5f1e', 8) +
  shape('M444 414Q462 404 484 410Q480 428 458 428Q446 424 444 414z', RED) +
  line('M446 416H482', '#7a0f26', 3) +
  circle(330, 392, 9, GOLD) +
  shape('M250 200Q330 110 430 150Q440 170 420 186Q330 160 262 230z', CREAM) +
  [
    [280, 190],
    [318, 160],
    [364, 146],
    [410, 154],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 19, '#fff') + circle(x, y, 7, GOLD))
    .join('')

const microphone =
  line('M640 760V440', NIGHT, 17) +
  rect(574, 270, 132, 190, '#c9d6cf', { rx: 62 }) +
  times(5, rib => rect(584, 296 + rib * 30, 112, 15, '#5f7a78', { rx: 5 })) +
  rect(632, 270, 16, 190, '#c9d6cf') +
  rect(574, 270, 132, 190, 'none', { rx: 62, stroke: NIGHT, 'stroke-width': 7 })

/** The strange one: lips that are shut, and a shadow that says no. */
export const still: Still = sheet =>
  sheet.flood(RED) +
  curtain(sheet) +
  ellipse(840, 330, 520, 420, '#ffd9a0', { opacity: 0.38, ...sheet.blur(14) }) +
  sheet.mask(shape(SHADOW, '#fff') + circle(778, 268, 26, '#000'), shape(SHADOW, '#2a0812', { opacity: 0.88 })) +
  line('M752 268a28 28 0 1 0 56 0a28 28 0 1 0 -56 0M808 262L900 246', '#2a0812', 11) +
  line('M680 400l-70 -34M676 424h-80M684 446l-66 36', '#2a0812', 10, { opacity: 0.7 }) +
  group({ transform: 'translate(-20 0)' }, bride(sheet)) +
  microphone +
  rect(0, 690, 1280, 40, '#4a1a1e') +
  times(15, at => circle(40 + at * 88, 704, 21, GOLD) + circle(40 + at * 88, 700, 11, '#fff3c8')) +
  hush(sheet, 0.75, 0.52, 0.45)
