import { ellipse, group, shape } from '../../../art/svg.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'
import { CREAM, INK, ORANGE, PINK, SUN } from './palette.ts'

const RUST = '#a8481a'
const BODY =
  'M-150 200Q-190 60 -110 -30Q-130 -90 -116 -170Q-80 -150 -56 -124Q0 -140 56 -124Q80 -150 116 -170Q130 -90 110 -30Q190 60 150 200Q140 250 60 254H-60Q-140 250 -150 200z'

/** The company's cat, sitting: round, striped, and moved by nothing. */
export const cat = (sheet: Sheet, tail: string): string =>
  line(tail, ORANGE, 46) +
  line(tail, RUST, 46, { 'stroke-dasharray': '16 34', 'stroke-linecap': 'butt' }) +
  shape(BODY, ORANGE) +
  sheet.clip(
    BODY,
    line(
      'M-200 60Q-130 50 -110 90M-200 120Q-130 106 -104 146M-196 180Q-130 166 -100 200M200 60Q130 50 110 90M200 120Q130 106 104 146M196 180Q130 166 100 200M0 -150V-96M-30 -150Q-26 -110 -22 -100M30 -150Q26 -110 22 -100',
      RUST,
      17,
    ),
    ellipse(0, 150, 84, 116, CREAM),
    sheet.shade(
      'M-200 -180H200V260H-200z',
      RUST,
      sheet.linear(dark([0, 0], [0.55, 0.05], [1, 0.95]), [0, 0.2, 1, 0.7]),
    ),
  ) +
  shape('M-104 -142Q-100 -100 -84 -96L-66 -116zM104 -142Q100 -100 84 -96L66 -116z', PINK) +
  shape('M-78 -48Q-54 -76 -22 -50Q-50 -28 -78 -48zM78 -48Q54 -76 22 -50Q50 -28 78 -48z', SUN) +
  ellipse(-50, -50, 7, 13, INK) +
  ellipse(50, -50, 7, 13, INK) +
  line('M-84 -50Q-54 -74 -16 -52M84 -50Q54 -74 16 -52', INK, 9) +
  shape('M-13 -24H13Q10 -8 0 -6Q-10 -8 -13 -24z', PINK) +
  line('M0 -6V6Q-16 22 -34 8M0 6Q16 22 34 8', INK, 6) +
  line('M-60 -10L-130 -24M-60 2L-132 10M60 -10L130 -24M60 2L132 10', CREAM, 4) +
  group(
    {},
    ellipse(-54, 244, 44, 22, CREAM),
    ellipse(54, 244, 44, 22, CREAM),
    line('M-64 240v14M-46 240v14M64 240v14M46 240v14', RUST, 5),
  )
