import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const INK = '#0b1018'
const BLUE = '#1d4f91'
const SKY = '#8fc6e8'
const RED = '#d8402f'
const CREAM = '#f3e6cf'

const CHEEK = 'M-112 -60Q-104 -178 6 -182Q112 -178 112 -56Q112 26 74 78Q40 122 2 124Q-36 122 -72 78Q-112 24 -112 -60z'

/** The presenter, as the glass has her. */
const presenter = (sheet: Sheet): string =>
  group(
    { transform: 'translate(840 400) rotate(-5) scale(1.12)' },
    shape('M-150 20Q-190 -216 0 -226Q190 -220 152 30Q140 110 96 120H-96Q-140 110 -150 20z', '#3a1f1b'),
    shape('M-46 90H46L60 190H-60z', '#c08058'),
    shape('M-250 330Q-220 190 -60 168L0 236L60 168Q220 190 250 330z', RED),
    shape('M-60 168L0 236L60 168L30 150H-30z', CREAM),
    shape(CHEEK, '#dfa27a'),
    sheet.shade(CHEEK, '#7a3d2a', sheet.linear(dark([0, 0], [0.55, 0.1], [1, 0.9]), [0, 0.2, 1, 0.5])),
    shape(
      'M-124 -40Q-132 -196 10 -198Q130 -190 122 -34Q104 -120 40 -132Q-60 -130 -96 -100Q-116 -76 -124 -40z',
      '#3a1f1b',
    ),
    line('M-78 -58Q-52 -78 -24 -62M26 -62Q54 -78 80 -56', INK, 9),
    ellipse(-50, -28, 20, 11, CREAM),
    ellipse(54, -28, 20, 11, CREAM),
    circle(-48, -28, 10, INK),
    circle(56, -28, 10, INK),
    line('M4 -34Q-10 10 -8 22Q4 32 18 24', '#8f4c36', 6),
    shape('M-34 58Q0 44 36 58Q20 88 0 88Q-22 88 -34 58z', '#a02a26'),
    shape('M-24 60Q0 54 26 60Q0 68 -24 60z', CREAM),
  )

/** The rim of the lens: rings, and the teeth by which it is turned. */
const rim = (sheet: Sheet): string =>
  circle(840, 360, 420, INK) +
  group(
    {},
    times(60, tooth => rect(834, -62, 12, 34, '#27313f', { transform: `rotate(${tooth * 6} 840 360)` })),
  ) +
  circle(840, 360, 388, '#1a222e') +
  circle(840, 360, 388, sheet.linear(dark([0, 0], [0.45, 0.3], [1, 1])), sheet.dots('#05080d')) +
  line('M566 190A322 322 0 0 1 760 48', SKY, 12, { opacity: 0.8 }) +
  circle(840, 360, 330, '#05080d')

/** The evening news stand in the glass of the camera. */
export const still: Still = sheet => {
  const glass = 'M550 360A290 290 0 0 1 1130 360A290 290 0 0 1 550 360z'
  return (
    sheet.flood('#122742') +
    times(6, bar => rect(60 + bar * 74, 40, 44, 150 + ((bar * 53) % 70), bar % 2 === 0 ? '#1b3a63' : '#20497c')) +
    shape('M0 560H480V720H0z', '#0d1c31') +
    circle(250, 470, 34, RED) +
    circle(250, 470, 70, RED, { opacity: 0.35, ...sheet.blur(18) }) +
    sheet.flood(sheet.linear(dark([0, 0.5], [1, 0.95])), sheet.dots(INK)) +
    rim(sheet) +
    sheet.clip(
      glass,
      shape(glass, BLUE),
      times(7, stripe => rect(540 + stripe * 96, 60, 60, 600, '#2b68b4')),
      sheet.shade(glass, INK, sheet.glow(dark([0, 0], [0.6, 0.15], [1, 1]), 840, 340, 300)),
      presenter(sheet),
      shape('M540 560Q840 500 1140 560V680H540z', '#e9eef2'),
      shape('M540 586Q840 526 1140 586V680H540z', '#8fa6bd'),
    ) +
    shape('M600 250Q640 130 770 96Q690 170 664 268Q640 300 600 250z', '#fff', { opacity: 0.32 }) +
    circle(1010, 560, 26, '#fff', { opacity: 0.22 }) +
    circle(1056, 508, 12, '#fff', { opacity: 0.3 }) +
    line('M550 360A290 290 0 0 1 1130 360A290 290 0 0 1 550 360z', SKY, 5, { opacity: 0.55 })
  )
}
