import type { CaptionColour, CaptionOpacity, CaptionStyle } from './captionStyle.ts'

const SCALES: Readonly<Record<CaptionStyle['size'], number>> = { small: 0.8, normal: 1, large: 1.35, huge: 1.8 }

const FONTS: Readonly<Record<CaptionStyle['font'], string>> = {
  plain: 'var(--face)',
  serif: 'Georgia, "Times New Roman", serif',
  typewriter: '"Courier New", Menlo, monospace',
  casual: '"Comic Sans MS", "Segoe Print", cursive',
  capitals: 'var(--face)',
}

const COLOURS: Readonly<Record<CaptionColour, string>> = {
  white: '255 255 255',
  black: '0 0 0',
  yellow: '255 236 61',
  green: '92 255 108',
  cyan: '92 240 255',
  blue: '72 118 255',
  magenta: '255 110 255',
  red: '255 92 92',
}

const EDGES: Readonly<Record<CaptionStyle['edge'], string>> = {
  none: 'none',
  outline: '0 0 0.15em #000, 0 0 0.3em #000, 0 0.06em 0.1em #000',
  shadow: '0.08em 0.08em 0.12em #000',
  raised: '-0.03em -0.03em 0 #fff8, 0.06em 0.06em 0 #000',
  depressed: '0.03em 0.03em 0 #fff8, -0.06em -0.06em 0 #000',
}

const paint = (colour: CaptionColour, opacity: CaptionOpacity): string => `rgb(${COLOURS[colour]} / ${opacity}%)`

/** What cues.css draws captions by. */
export const cueProperties = (style: CaptionStyle): Readonly<Record<`--cue-${string}`, string>> => ({
  '--cue-scale': String(SCALES[style.size]),
  '--cue-font': FONTS[style.font],
  '--cue-capitals': style.font === 'capitals' ? 'small-caps' : 'normal',
  '--cue-text': paint(style.colour, style.opacity),
  '--cue-edge': EDGES[style.edge],
  '--cue-ground': paint(style.ground, style.groundOpacity),
  '--cue-window': paint(style.window, style.windowOpacity),
})
