import { circle, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const MOSS = '#2f5a3f'
const DEEP = '#0d261f'
const MIST = '#cfe2b8'
const SUN = '#ffe7a0'
const RUST = '#d9602c'
const INK = '#14130f'

const BODY =
  'M700 470Q640 380 700 270Q740 200 830 190Q930 190 960 280Q1010 420 940 520Q980 560 1080 660L1000 650Q900 600 860 570Q760 560 700 470z'

/** So small, and heard across the whole wood. */
const bird = (sheet: Sheet): string =>
  shape(BODY, RUST) +
  shape('M700 470Q650 380 700 300Q760 330 800 430Q830 520 850 560Q760 550 700 470z', '#f4e2b8') +
  sheet.shade(BODY, '#5a1c10', sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.95]), ACROSS)) +
  shape('M850 350Q960 350 980 470Q1000 560 1060 640Q930 590 880 500Q846 430 850 350z', '#7a3420') +
  line('M880 400Q950 420 980 520M890 450Q940 480 1000 570', '#f4a25a', 7) +
  shape('M712 262L620 190L700 214z', '#e8b23a') +
  shape('M704 290L610 300L700 320z', '#e8b23a') +
  shape('M712 262Q690 280 704 300L640 270L640 216z', '#7a1c1c') +
  circle(786, 262, 25, SUN) +
  circle(780, 262, 14, INK) +
  circle(775, 256, 5, '#fff') +
  line('M750 226Q784 206 820 226', '#7a3420', 9) +
  line('M830 196Q850 140 900 130M846 200Q880 160 920 166', RUST, 12) +
  line('M800 560L790 630M850 570L850 630M772 634h44M832 634h44', INK, 9)

/** The song, as the cold shows it. */
const breath = (sheet: Sheet): string =>
  times(5, ring =>
    line(
      `M${580 - ring * 50} ${190 - ring * 22}Q${540 - ring * 60} ${250 + ring * 2} ${580 - ring * 50} ${310 + ring * 26}`,
      SUN,
      15 - ring * 2,
      { opacity: 0.95 - ring * 0.14 },
    ),
  ) + circle(560, 250, 90, '#fff', { opacity: 0.35, ...sheet.blur(24) })

/** The microphone in its coat of fur has come very near. */
const microphone = (sheet: Sheet): string =>
  line('M-40 690L200 440', INK, 24) +
  group(
    { transform: 'translate(250 380) rotate(-46)' },
    ellipse(0, 0, 150, 84, '#8d9a92'),
    line(
      times(90, hair => {
        const turn = sheet.random() * 6.28
        const [x, y] = [Math.round(140 * Math.cos(turn) * Math.sqrt(sheet.random())), Math.round(76 * Math.sin(turn))]
        return `M${x} ${y}l${Math.round(Math.cos(turn) * 26 - 6)} ${Math.round(Math.sin(turn) * 30 + (hair % 5) - 2)}`
      }),
      '#c9d2c6',
      5,
    ),
    line(
      times(
        50,
        () => `M${Math.round((sheet.random() - 0.5) * 230)} ${Math.round((sheet.random() - 0.5) * 110)}l-22 12`,
      ),
      '#5d6b64',
      4,
    ),
  )

const leaf = (x: number, y: number, turn: number, size: number, colour: string): string =>
  shape('M0 0Q60 -60 150 -40Q120 40 0 0z', colour, { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` })

export const still: Still = sheet =>
  sheet.flood(MIST) +
  circle(900, 250, 330, SUN) +
  times(9, trunk =>
    shape(
      `M${trunk * 160 - 20} -20H${trunk * 160 + 24 + (trunk % 3) * 14}L${trunk * 160 + 34 + (trunk % 3) * 14} 740H${trunk * 160 - 30}z`,
      trunk % 2 === 0 ? '#a9c49a' : '#8fb08a',
    ),
  ) +
  times(5, ray =>
    shape(`M${1000 + ray * 70} -20L${200 + ray * 240} 740H${320 + ray * 240}L${1040 + ray * 70} -20z`, SUN, {
      opacity: 0.4,
    }),
  ) +
  sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.15], [1, 1]), 860, 300, 820), sheet.dots(MOSS)) +
  line('M380 740Q560 640 800 640T1300 560', DEEP, 40) +
  line('M1060 610Q1140 540 1160 440', DEEP, 18) +
  leaf(1160, 440, -70, 0.9, MOSS) +
  leaf(1150, 500, 10, 0.8, '#4f8a4a') +
  leaf(480, 690, -120, 0.8, MOSS) +
  leaf(600, 660, -60, 0.6, '#4f8a4a') +
  breath(sheet) +
  bird(sheet) +
  microphone(sheet) +
  group(
    {},
    leaf(-20, 90, 10, 2.2, DEEP),
    leaf(60, -30, 40, 2, MOSS),
    leaf(1300, 700, 200, 2.2, DEEP),
    leaf(1180, 760, 250, 1.6, MOSS),
  ) +
  times(26, () =>
    circle(sheet.random() * 1280, sheet.random() * 640, 2 + sheet.random() * 4, '#fff7d0', { opacity: 0.8 }),
  )
