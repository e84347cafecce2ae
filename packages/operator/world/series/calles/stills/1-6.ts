import { circle, ellipse, group, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { BROWN, dusk, INK, MOSS, OLIVE, PAPER, RED, RIVER, TAN } from '../palette.ts'

/** A house front of paper that stands up from its fold: printed, not built. */
const front = (sheet: Sheet, way: string, lines: string, shaded: boolean): string =>
  shape(way, INK, { opacity: 0.35, transform: 'translate(30 14)' }) +
  shape(way, shaded ? TAN : PAPER) +
  sheet.shade(way, BROWN, sheet.linear(dark([0, shaded ? 0.8 : 0.1], [1, shaded ? 0.2 : 0.7]), ACROSS)) +
  line(lines, MOSS, 5)

const left = (sheet: Sheet): string =>
  front(sheet, 'M400 470V250L450 206L500 262V440z', 'M424 300V360M424 300H450V350M470 300V340', true) +
  front(
    sheet,
    'M200 540V190L300 110L390 210V474z',
    'M236 260H276V330H236zM310 250H346V314H310zM256 526V420H300V510',
    false,
  ) +
  front(sheet, 'M-40 640V90L120 10L210 110V538z', 'M20 200H70V290H20zM120 190H160V270H120zM40 620V460H100V596', true)

const right = (sheet: Sheet): string =>
  front(sheet, 'M880 470V262L830 200L780 250V440z', 'M856 300V350M812 300V340', false) +
  front(
    sheet,
    'M1090 540V200L990 120L890 214V474z',
    'M1010 260H1046V330H1010zM920 270H956V330H920zM970 510V420H1016V526',
    true,
  ) +
  front(
    sheet,
    'M1320 640V90L1170 20L1080 120V538z',
    'M1120 200H1170V290H1120zM1220 200H1270V300H1220zM1180 590V450H1240V620',
    false,
  )

const ground = (sheet: Sheet): string =>
  shape('M-40 640L500 430H780L1320 640V760H-40z', '#e2d3a4') +
  sheet.shade(
    'M-40 640L500 430H780L1320 640V760H-40z',
    BROWN,
    sheet.linear(dark([0, 0.6], [0.5, 0], [1, 0.5]), ACROSS),
  ) +
  line('M620 430L440 760M660 430L840 760', RED, 7, { 'stroke-dasharray': '34 16' }) +
  line('M300 510Q560 540 780 500T1280 600', RIVER, 26) +
  times(4, at => line(`M${400 - at * 120} ${470 + at * 60}H${880 + at * 120}`, OLIVE, 3, { opacity: 0.6 }))

/** He who drew it stands in it, and it has a shadow. */
const man = group(
  { transform: 'translate(640 560)' },
  shape('M-30 96L-230 170L-60 176L30 100z', INK, { opacity: 0.5 }),
  line('M-22 40L-30 100M24 40L34 96', INK, 26),
  shape('M-62 60Q-70 -70 0 -80Q70 -70 62 60Q0 76 -62 60z', '#4a3a24'),
  shape('M0 -80Q70 -70 62 60Q40 70 10 70z', '#2f2414'),
  line('M-46 -50Q-84 0 -70 46', '#4a3a24', 24),
  line('M46 -50Q110 -80 132 -134', '#2f2414', 24),
  circle(136, -142, 14, '#c58a5e'),
  circle(0, -106, 32, '#c58a5e'),
  ellipse(0, -118, 58, 13, INK),
  shape('M-36 -120Q-34 -160 0 -158Q34 -160 36 -120z', INK),
  line('M-36 -126Q0 -116 36 -126', RED, 7),
  shape('M-104 30L-44 20L-40 90L-100 98z', PAPER),
)

/** The strange one: somebody has cut the street out and set it up. */
export const still: Still = sheet =>
  sheet.flood(OLIVE) +
  circle(
    640,
    250,
    460,
    sheet.radial([
      [0, '#f7e6a8', 0.95],
      [0.5, '#c9b868', 0.5],
      [1, OLIVE, 0],
    ]),
  ) +
  times(7, at => line(`M${-60 + at * 220} -20L${640 + (at - 3) * 40} 430`, MOSS, 3, { opacity: 0.35 })) +
  ground(sheet) +
  left(sheet) +
  right(sheet) +
  shape('M560 440V300Q560 250 640 250Q720 250 720 300V440z', INK) +
  shape('M576 440V306Q576 268 640 268Q704 268 704 306V440z', '#3a2a16') +
  circle(640, 350, 40, '#f7e6a8', { opacity: 0.5, ...sheet.blur(14) }) +
  man +
  shape('M0 0H300L0 200z', INK, { opacity: 0.3 }) +
  group(
    { transform: 'translate(1010 700) rotate(-24)' },
    shape('M0 0L170 -20L190 -8L20 14z', '#b9c4c4'),
    circle(-20, 8, 30, 'none', { stroke: RED, 'stroke-width': 13 }),
    circle(-16, -30, 26, 'none', { stroke: RED, 'stroke-width': 13 }),
    shape('M0 0L170 30L184 46L10 16z', '#dfe6e4'),
  ) +
  dusk(sheet, 0.8)
