/** Six tones from the zenith to the foreground; every scene is drawn with one palette only. */
export type Palette = Readonly<{ top: string; mid: string; glow: string; light: string; far: string; near: string }>

const tones = (top: string, mid: string, glow: string, light: string, far: string, near: string): Palette => ({
  top,
  mid,
  glow,
  light,
  far,
  near,
})

export const palettes = {
  ember: tones('#1a1128', '#6b2737', '#ee8150', '#ffdca8', '#8d4148', '#120b14'),
  dawn: tones('#27405c', '#8d9fae', '#f0c8a4', '#fff1d6', '#7d8b95', '#16202a'),
  tide: tones('#06222f', '#0f5566', '#6fb7b0', '#f6eecb', '#256a73', '#041318'),
  moss: tones('#0d1f1a', '#2c5443', '#a9bd7e', '#f4f0c0', '#48705a', '#07110d'),
  ochre: tones('#3b2413', '#a85f26', '#f0b458', '#fff0c4', '#b8743a', '#1d1008'),
  ink: tones('#070b16', '#14203c', '#44618c', '#e9f0ff', '#263a60', '#04060d'),
  rose: tones('#2c1522', '#8f3d50', '#f0a392', '#ffe7d6', '#9b5560', '#190b12'),
  bone: tones('#b9ae9b', '#d9cfba', '#efe6d2', '#fff8e8', '#a59577', '#2c2519'),
  signal: tones('#120a0a', '#5b100f', '#d8372a', '#ffd0a8', '#7c1d19', '#0c0606'),
  frost: tones('#1b3350', '#5f87a6', '#cfe0e6', '#ffffff', '#7d9db4', '#0e1a28'),
  clay: tones('#20303a', '#5f6b66', '#d98e63', '#ffe3bf', '#96664f', '#151513'),
  neon: tones('#050d18', '#0b2d45', '#1f8a9a', '#ff9d5c', '#12405a', '#03070d'),
  lime: tones('#10251c', '#1f6b4a', '#7cc77c', '#f4ffd8', '#2f7d57', '#07150f'),
  plum: tones('#1a1020', '#4b2a49', '#c07a86', '#ffe1c9', '#6b4460', '#0f0912'),
  sky: tones('#2b6ea3', '#6fb1d2', '#f3d9a4', '#fff6dc', '#4f8f9c', '#12303f'),
  dusk: tones('#161a3a', '#4a3f78', '#e58f84', '#ffe3b8', '#5b4a7d', '#0d0d1f'),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** The colour `share` (0 to 1) of the way from one #rrggbb to another. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to)
  const blended = channels(from).map(
    (value, i) => value + ((target[i] ?? value) - value) * Math.min(1, Math.max(0, share)),
  )
  return `#${blended.map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
