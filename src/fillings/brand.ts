import { rgbOf } from './oklch.ts'
import { table } from './table.ts'

const STEPS: ReadonlyArray<readonly [RegExp, (one: number, other: number) => number]> = [
  [/min\((-?[\d.]+), (-?[\d.]+)\)/, Math.min],
  [/calc\((-?[\d.]+) \* (-?[\d.]+)\)/, (one, other) => one * other],
  [/calc\((-?[\d.]+) - (-?[\d.]+)\)/, (one, other) => one - other],
]

/** The value of what stands there, with the variables in it known. */
const worked = (text: string, variables: Readonly<Record<string, string>>): string => {
  const known = text.replace(/var\((--[\w-]+)\)/g, (all, name: string) => variables[name] ?? all)
  for (const [shape, work] of STEPS) {
    const found = shape.exec(known)
    if (found) return worked(known.replace(found[0], String(work(Number(found[1]), Number(found[2])))), variables)
  }
  return known
}

const isLight = (selector: string): boolean => selector.includes('light')

const rules = (): string => {
  const style = getComputedStyle(document.documentElement)
  const brand = Object.fromEntries(
    ['--brand-hue', '--brand-chroma'].map(name => [name, style.getPropertyValue(name).trim()]),
  )
  const chroma = (light: boolean): string => {
    const found = table.colours.find(([selector, name]) => name === '--chroma' && isLight(selector) === light)
    return worked(found?.[2] ?? '', brand)
  }
  return table.colours
    .filter(([, name]) => name !== '--chroma')
    .map(([selector, name, value]) => {
      const text = worked(value, { ...brand, '--chroma': chroma(isLight(selector)) })
      return `${selector} { ${name}: ${rgbOf(text)} }`
    })
    .join('\n')
}

const sheet = new CSSStyleSheet()
const wear = (): void => {
  sheet.replaceSync(rules())
}

/** Colours made of variables came in Chromium 111. */
document.adoptedStyleSheets = [sheet]
wear()
new MutationObserver(wear).observe(document.documentElement, { attributeFilter: ['style'] })
