/** OKLCH to linear sRGB, to WCAG contrast: what a person sees of the tokens. Alpha is laid over a background first. */
export type Colour = readonly [lightness: number, chroma: number, hue: number, alpha: number]

type Triple = readonly [number, number, number]

const clip = (value: number) => Math.min(1, Math.max(0, value))

const linear = ([lightness, chroma, hue]: Colour): Triple => {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const toGamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const over = (top: Colour, bottom: Colour): Triple => {
  const [upper, lower] = [linear(top).map(toGamma), linear(bottom).map(toGamma)]
  const mix = (at: 0 | 1 | 2) => toLinear((upper[at] ?? 0) * top[3] + (lower[at] ?? 0) * (1 - top[3]))
  return [mix(0), mix(1), mix(2)]
}

const luminance = ([red, green, blue]: Triple) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** WCAG 2 contrast of `front` on `back`, 1 to 21. */
export const contrast = (front: Colour, back: Colour): number => {
  const [a, b] = [luminance(over(front, back)), luminance(linear(back))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** A custom property's value as a colour, with its `var()`, `min(a, b)` and `calc(a * b)` worked out. */
export const colourOf = (tokens: ReadonlyMap<string, string>, name: string): Colour => {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`--${name} is no token`)
  const filled = (text: string): string =>
    text.replace(/var\(--([\w-]+)\)/g, (_, inner: string) => filled(tokens.get(inner) ?? 'unknown'))
  const plain = filled(value)
    .replace(/min\(([\d.]+), ([\d.]+)\)/g, (_, a: string, b: string) => String(Math.min(Number(a), Number(b))))
    .replace(/calc\(([\d.]+) ([*-]) ([\d.]+)\)/g, (_, a: string, sign: string, b: string) =>
      String(sign === '*' ? Number(a) * Number(b) : Number(a) - Number(b)),
    )
  const parts = /^oklch\(([\d.]+) ([\d.]+) (-?[\d.]+)(?: \/ ([\d.]+))?\)$/.exec(plain)
  if (!parts) throw new Error(`--${name} is no plain oklch(): ${plain}`)
  return [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 1)]
}
