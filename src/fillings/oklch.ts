const SHAPE = /^oklch\(([\d.]+) ([\d.]+) (-?[\d.]+)(?: \/ ([\d.]+))?\)$/

/** The transfer of sRGB, to eight bits. */
const shown = (light: number): number => {
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, value)))
}

/** A colour as every browser knows it (CSS Color 4, 8.3 and 18): what the screen cannot show is cut off, as browsers do. */
export const rgbOf = (text: string): string => {
  const [, lightness, chroma, hue, alpha = '1'] = SHAPE.exec(text) ?? []
  if (lightness === undefined) return text
  const angle = (Number(hue) * Math.PI) / 180
  const [l, a, b] = [Number(lightness), Number(chroma) * Math.cos(angle), Number(chroma) * Math.sin(angle)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = shown(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short)
  const green = shown(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short)
  const blue = shown(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short)
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`
}
