import { circle, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const COAL = '#1b0f0c'
const BRICK = '#6b2a18'
const FIRE = '#f7902a'
const GOLD = '#ffd27a'
const FLOUR = '#f6ead7'
const SKIN = '#b9764e'

const PROFILE =
  'M1010 760Q990 640 1000 570Q930 566 902 530Q892 508 904 494Q880 486 886 466Q876 456 886 442Q858 436 862 420Q884 380 896 352Q892 300 908 262L1120 230Q1180 380 1150 520L1190 760z'
const CAP = 'M888 276Q870 190 940 150Q1060 90 1160 160Q1220 230 1180 310Q1120 250 1010 252Q930 252 888 276z'

const baker = (sheet: Sheet): string =>
  shape('M900 740Q940 620 1040 600L1200 560Q1300 640 1300 740z', FLOUR) +
  sheet.shade(
    'M900 740Q940 620 1040 600L1200 560Q1300 640 1300 740z',
    '#7d5a48',
    sheet.linear(dark([0, 0], [0.4, 0.2], [1, 1]), ACROSS),
  ) +
  shape(PROFILE, SKIN) +
  sheet.shade(PROFILE, COAL, sheet.linear(dark([0, 0], [0.3, 0.15], [0.8, 1]), ACROSS)) +
  shape(CAP, FLOUR) +
  sheet.shade(CAP, '#6d4c3c', sheet.linear(dark([0, 0], [0.4, 0.2], [1, 1]), ACROSS)) +
  line('M914 380Q936 364 960 378', COAL, 12) +
  line('M918 404Q934 396 952 408', COAL, 7) +
  shape('M886 442Q926 440 950 462Q920 470 886 466z', '#8a3a26') +
  shape('M892 456Q930 440 966 446Q986 462 966 470Q930 462 892 470z', COAL) +
  shape('M1050 400Q1090 370 1104 410Q1100 460 1060 468Q1040 440 1050 400z', '#a2623e')

const loaf = (x: number, y: number, size: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    ellipse(0, 20, 112, 26, COAL, { opacity: 0.5 }),
    shape('M-110 8Q-100 -64 0 -66Q100 -64 110 8Q60 34 0 34Q-60 34 -110 8z', '#c9762c'),
    shape('M-96 -6Q-80 -54 0 -56Q80 -54 96 -6Q40 -30 0 -30Q-40 -30 -96 -6z', GOLD),
    line('M-58 -44L-30 0M-12 -52L16 0M36 -50L62 -6', '#8a4314', 9),
  )

const mouth = (sheet: Sheet): string => {
  const inside = 'M40 600V330Q50 90 360 80Q670 90 680 330V600z'
  return (
    shape('M-20 640V330Q-10 20 360 10Q730 20 740 330V640z', COAL) +
    times(11, stone => {
      const turn = Math.PI - (stone / 10) * Math.PI
      const to = (far: number): string =>
        `${Math.round(360 + far * Math.cos(turn))} ${Math.round(360 - far * 0.96 * Math.sin(turn))}`
      return line(`M${to(326)}L${to(390)}`, BRICK, 6)
    }) +
    shape(inside, FIRE) +
    sheet.clip(
      inside,
      circle(330, 460, 250, GOLD),
      circle(330, 500, 140, '#fff0c2'),
      times(7, flame =>
        shape(
          `M${70 + flame * 90} 470Q${50 + flame * 90} 380 ${100 + flame * 88} ${260 + ((flame * 67) % 90)}Q${120 + flame * 90} 380 ${150 + flame * 90} 470z`,
          flame % 2 === 0 ? '#fff0c2' : '#f4611c',
        ),
      ),
      sheet.shade(inside, '#a5240e', sheet.radial(dark([0, 0], [0.5, 0.1], [1, 1]), [0.46, 0.8, 0.8])),
      shape('M20 510H700V620H20z', '#8a2f12'),
    )
  )
}

/** The night's first bread, and the only light in the street. */
export const still: Still = sheet =>
  sheet.flood(BRICK) +
  line(
    times(8, row => `M0 ${row * 92}H1280${times(6, at => `M${at * 230 + (row % 2) * 115} ${row * 92}v92`)}`),
    '#53200f',
    7,
  ) +
  sheet.flood(sheet.glow(dark([0, 0], [0.45, 0.3], [1, 1]), 400, 440, 900), sheet.dots(COAL)) +
  mouth(sheet) +
  loaf(190, 490, 0.8, 0) +
  loaf(400, 470, 0.7, 0) +
  line('M360 560L1120 690', '#e2b273', 30) +
  shape('M180 520L420 500L560 570L380 612z', '#e2b273') +
  loaf(400, 540, 1.15, 4) +
  baker(sheet) +
  line('M1210 640Q1060 720 930 664', FLOUR, 74) +
  circle(900, 652, 42, SKIN) +
  times(60, () =>
    circle(300 + sheet.random() * 640, 90 + sheet.random() * 470, 1.5 + sheet.random() * 3.5, GOLD, { opacity: 0.85 }),
  )
