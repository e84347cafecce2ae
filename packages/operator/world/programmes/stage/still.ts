import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const PLUM = '#3a1038'
const CURTAIN = '#b01f4a'
const LIGHT = '#ffe9b0'
const TEAL = '#1fa09a'
const INK = '#14060f'

const BALLS = ['#ffd23f', TEAL, '#f26a3a', '#fff3df', '#ffd23f', '#e23d6d', TEAL]

/** Seven balls and both hands. */
const juggler = (sheet: Sheet): string =>
  group(
    { transform: 'translate(800 400)' },
    ellipse(0, 196, 170, 26, INK, { opacity: 0.5 }),
    shape('M-56 190L-30 20H30L60 190H20L0 90L-20 190z', TEAL),
    shape('M-84 196Q-84 176 -50 178L-16 190V200H-84zM88 196Q88 176 54 178L18 190V200H88z', INK),
    shape('M-58 40Q-66 -80 0 -88Q66 -80 58 40Q0 60 -58 40z', '#fff3df'),
    times(4, stripe => rect(-58, -62 + stripe * 28, 116, 12, '#e23d6d')),
    line('M-48 -62Q-110 -50 -138 -112M48 -62Q112 -40 140 -104', '#fff3df', 28),
    circle(-142, -122, 18, '#c98a5c'),
    circle(144, -114, 18, '#c98a5c'),
    ellipse(6, -132, 40, 46, '#c98a5c', { transform: 'rotate(-14 6 -132)' }),
    shape('M-32 -146Q-20 -186 20 -184Q50 -172 48 -140Q20 -166 -32 -146z', '#5a2410'),
    line('M-14 -140l10 -4M18 -148l10 -3M-2 -112Q8 -102 20 -112', INK, 5),
    sheet.shade('M-60 200V-88H60V200z', PLUM, sheet.linear(dark([0, 0.7], [0.5, 0], [1, 0.3]), [0, 0, 1, 0])),
  ) +
  BALLS.map((colour, at) => {
    const turn = Math.PI * (1.06 - (at / 6) * 1.12)
    const [x, y] = [Math.round(800 + 190 * Math.cos(turn)), Math.round(290 - 210 * Math.sin(turn))]
    return circle(x, y, 27, colour) + circle(x - 9, y - 9, 8, '#fff', { opacity: 0.7 })
  }).join('')

/** A teacher from behind, with her bun and her verdict. */
const teacher = (sheet: Sheet, x: number, hair: string, dress: string, high: number): string =>
  group(
    { transform: `translate(${x} ${720 - high})` },
    shape('M-150 240Q-150 90 -60 70H60Q150 90 150 240z', dress),
    rect(-24, 30, 48, 56, '#b9764e'),
    ellipse(0, -20, 82, 92, hair),
    line('M-66 10Q0 60 66 10M-74 -30Q0 10 74 -30', INK, 4, { opacity: 0.4 }),
    circle(0, -118, 50, hair),
    line('M-30 -140Q0 -100 34 -130M-40 -110Q0 -86 40 -106', INK, 4, { opacity: 0.45 }),
    line('M-60 -150L66 -96', '#ffd23f', 8),
    sheet.shade('M-160 240V-170H160V240z', INK, sheet.linear(dark([0, 0], [0.4, 0.5], [1, 1]))),
    line('M-80 -34Q-70 -104 -30 -112M30 -160Q54 -140 48 -112', LIGHT, 6, { opacity: 0.8 }),
  )

/** From the jury's seats. */
export const still: Still = sheet => {
  const beam = sheet.linear([
    [0, LIGHT, 0.8],
    [1, LIGHT, 0.12],
  ])
  return (
    sheet.flood(PLUM) +
    times(15, fold =>
      shape(
        `M${fold * 94 - 20} 0H${fold * 94 + 34}Q${fold * 94 + 46} 300 ${fold * 94 + 30} 520H${fold * 94 - 24}Q${fold * 94 - 8} 300 ${fold * 94 - 20} 0z`,
        CURTAIN,
      ),
    ) +
    times(
      10,
      swag =>
        shape(`M${swag * 142 - 30} -10Q${swag * 142 + 40} 130 ${swag * 142 + 112} -10z`, '#7d1236') +
        line(`M${swag * 142 - 30} -4Q${swag * 142 + 40} 132 ${swag * 142 + 112} -4`, '#ffd23f', 7),
    ) +
    shape('M0 520H1280V720H0z', '#6b3420') +
    line('M0 520H1280M640 520L560 720M840 520L860 720M420 520L260 720M1040 520L1160 720', '#4a1f12', 5) +
    sheet.flood(sheet.glow(dark([0, 0], [0.4, 0.2], [1, 1]), 800, 340, 760), sheet.dots(INK)) +
    shape('M760 -20H840L1090 590Q800 680 510 590z', beam) +
    ellipse(800, 592, 290, 52, LIGHT, { opacity: 0.65 }) +
    juggler(sheet) +
    teacher(sheet, 330, '#d9d4cf', '#2f4f8a', 150) +
    teacher(sheet, 640, '#8f8780', '#5a2a6b', 116) +
    teacher(sheet, 1010, '#f0ece6', '#1f6b5a', 140) +
    shape('M-20 690H1300V740H-20z', INK)
  )
}
