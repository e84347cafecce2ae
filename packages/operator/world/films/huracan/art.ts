import { circle, d, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const SEA = '#1591b3'
const DEEP = '#0a4a66'
const CLOUD = '#f6f2e8'
const GREY = '#aebcc0'
const SLATE = '#6d838e'
const SKIN = '#8d5536'
const CORAL = '#e9583f'
const SUN = '#f7c64b'

const EYE = [300, 372] as const
const STEPS = 21

interface Band {
  readonly from: number
  readonly inner: number
  readonly outer: number
  readonly turns: number
  readonly width: number
}

/** A band of cloud or a lock of hair: it is both. */
const band = ({ from, inner, outer, turns, width }: Band): string => {
  const edge = (at: number, side: 1 | -1): string => {
    const t = at / STEPS
    const radius = inner * (outer / inner) ** t + side * width * Math.sin(Math.PI * t) ** 0.8
    const angle = from + turns * 2 * Math.PI * t
    return `${Math.round(EYE[0] + Math.cos(angle) * radius)} ${Math.round(EYE[1] + Math.sin(angle) * radius * 0.96)}`
  }
  const there = Array.from({ length: STEPS + 1 }, (_, at) => edge(at, 1))
  const back = Array.from({ length: STEPS + 1 }, (_, at) => edge(STEPS - at, -1))
  return `M${there.join('L')}L${back.join('L')}z`
}

const bands = (count: number, offset: number, rest: Omit<Band, 'from'>): string =>
  times(count, at => band({ ...rest, from: offset + (at * 2 * Math.PI) / count }))

const bun = (sheet: Sheet): string => {
  const spin = 0.06 * sway(sheet)
  const far = bands(4, 0.5 + spin, { inner: 120, outer: 300, turns: 0.52, width: 20 })
  const wide = bands(5, spin, { inner: 52, outer: 205, turns: 0.62, width: 20 })
  const thin = bands(7, 0.4 + spin, { inner: 34, outer: 176, turns: 0.7, width: 8 })
  const disc = `M${EYE[0] - 172} ${EYE[1]}a172 166 0 1 0 344 0a172 166 0 1 0 -344 0`
  return (
    shape(far, CLOUD) +
    sheet.shade(far, SEA, sheet.radial(dark([0, 0], [0.7, 0.1], [1, 0.85]))) +
    shape(disc, SLATE) +
    sheet.shade(disc, DEEP, sheet.radial(dark([0, 0.9], [0.5, 0.1], [1, 0.6]))) +
    shape(wide, CLOUD) +
    sheet.shade(wide, SLATE, sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.75]), [0.1, 0, 0.7, 1])) +
    shape(thin, GREY) +
    ellipse(EYE[0], EYE[1], 31, 29, DEEP) +
    ellipse(EYE[0] + 3, EYE[1] + 3, 20, 18, '#06283b')
  )
}

const HEAD = 'M92 470Q80 250 300 236Q520 250 508 470Q506 640 420 716Q300 760 180 716Q94 640 92 470z'
const NECK = 'M212 650Q216 780 150 812L300 900L450 812Q384 780 388 650z'
const DRESS = 'M-110 1010Q-90 838 90 796Q190 780 206 762Q300 850 394 762Q410 780 510 796Q690 838 710 1010z'

const flower = (x: number, y: number, size: number, colour: string): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    times(5, at => ellipse(0, -16, 13, 17, colour, { transform: `rotate(${at * 72})` })),
    circle(0, 0, 8, DEEP),
  )

const ear = (side: 1 | -1): string =>
  group(
    { transform: side === 1 ? 'translate(500 532)' : 'translate(100 532) scale(-1 1)' },
    shape('M-8 -44Q40 -60 38 -8Q34 34 0 52z', SKIN),
    line('M6 -26Q24 -28 20 0', '#5b3020', 5),
    line('M14 54a24 26 0 1 0 .1 0', SUN, 7),
  )

const woman = (sheet: Sheet): string =>
  ear(1) +
  ear(-1) +
  shape(NECK, SKIN) +
  sheet.shade(NECK, '#3d1d14', sheet.linear(dark([0, 1], [0.6, 0.55], [1, 0.1]))) +
  shape(DRESS, CORAL) +
  sheet.clip(
    DRESS,
    flower(60, 862, 1.5, CLOUD),
    flower(172, 836, 1, SUN),
    flower(424, 834, 1.2, CLOUD),
    flower(536, 870, 1.5, SUN),
    flower(300, 888, 1.3, CLOUD),
    flower(-40, 900, 1.1, SUN),
    flower(640, 890, 1.1, CLOUD),
  ) +
  sheet.shade(DRESS, '#8d2233', sheet.linear(dark([0, 0.1], [0.5, 0.15], [1, 0.8]), ACROSS)) +
  line('M206 762Q300 850 394 762', SUN, 8) +
  shape(HEAD, SLATE) +
  sheet.shade(HEAD, DEEP, sheet.linear(dark([0, 0.2], [0.4, 0.1], [1, 0.95]), [0.2, 0, 0.8, 1])) +
  line(
    'M120 520Q150 420 180 400M150 610Q180 500 212 470M206 680Q220 560 250 524M300 716V550M394 680Q380 560 350 524M450 610Q420 500 388 470M480 520Q450 420 420 400',
    CLOUD,
    5,
    { opacity: 0.6 },
  ) +
  line('M176 660Q200 560 228 500M424 660Q400 560 372 500M252 708Q258 600 276 540M348 708Q342 600 324 540', GREY, 3.5)

/** They fly into the eye to measure it. */
const plane = group(
  { transform: 'translate(434 300) rotate(-58) scale(.62)' },
  shape('M0 -46Q8 -36 8 -20L58 4V14L8 6L5 34L20 44V50L0 46L-20 50V44L-5 34L-8 6L-58 14V4L-8 -20Q-8 -36 0 -46z', CORAL),
)

const shadow = group(
  { transform: 'translate(418 330) rotate(-58) scale(.62)', opacity: 0.4 },
  shape('M0 -46Q8 -36 8 -20L58 4V14L8 6L5 34L20 44V50L0 46L-20 50V44L-5 34L-8 6L-58 14V4L-8 -20Q-8 -36 0 -46z', DEEP),
)

/** Lines of equal pressure, and how the weather office writes wind. */
const isobars = times(5, at =>
  line(
    d`M${300 - 330 - at * 84} 372a${330 + at * 84} ${318 + at * 80} 0 1 0 ${660 + at * 168} 0a${330 + at * 84} ${318 + at * 80} 0 1 0 ${-660 - at * 168} 0`,
    CLOUD,
    2.5,
    { opacity: 0.4, 'stroke-dasharray': '2 12' },
  ),
)

export const art: KeyArt = {
  dusk: '#06283b',
  light: CLOUD,
  draw: sheet =>
    sheet.flood(SEA) +
    sheet.flood(sheet.linear(dark([0, 0.7], [0.5, 0.1], [1, 0.5])), sheet.dots(DEEP)) +
    group(
      { transform: sheet.either('translate(0 58)', 'translate(664 -96) scale(.92)') },
      isobars,
      woman(sheet),
      bun(sheet),
      shadow,
      plane,
    ),
  title: (colour = CLOUD) =>
    write(['Nombre', 'de huracán'], {
      x: 300,
      y: 38,
      align: 'centre',
      heights: [46, 46],
      leading: 1.44,
      gap: 0.12,
      pen: { thickness: 8.5 },
      ends: 'round',
      fill: colour,
    }),
}
