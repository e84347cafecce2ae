import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Declaration } from 'postcss'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/steps.ts'

/** Time runs to the right in every player; a drawing, and words that are measured, have no line. */
const PHYSICAL: ReadonlySet<string> = new Set([
  'src/ui/components/announcements/MarqueeBar.module.css',
  'src/ui/components/feedback/TuningNeedle.module.css',
  'src/ui/components/live/ProgressBar.module.css',
])
/** What such words mean there is turned by itself. */
const TURNED_BY_RULE = 'src/ui/intl/rightToLeft.css'

/** The values of a shorthand, what stands in brackets as one. */
const valuesOf = (value: string): ReadonlyArray<string> => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []

const FOUR_SIDES = /^(?:inset|margin|padding|border-(?:width|style|color)|scroll-(?:margin|padding))$/
/** A place or a way across, unless it lies in the middle or goes by the line. */
const ACROSS = /(?:translateX|translate3d|rotate|skew\w*)\((?!var\(--along|calc\([^;]*--along)|\b(?:90|270)deg\b(?! \*)/

const isOneSided = ({ prop, value }: Pick<Declaration, 'prop' | 'value'>): boolean => {
  if (prop.startsWith('--')) return false
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(prop)) return true
  if (FOUR_SIDES.test(prop)) {
    const [, right, , left] = valuesOf(value)
    return left !== undefined && left !== right
  }
  if (prop === 'text-align') return /^(?:left|right|start|end)$/.test(value)
  if (prop === 'translate') return !/^(?:none|0\b)/.test(value) && !value.includes('--along')
  if (/\b(?:left|right)\b/.test(value.replace(/safe-area-inset-(?:left|right)/g, ''))) return true
  if (/gradient|transform/.test(prop + value)) return ACROSS.test(value)
  return false
}

const places = (css: string, file: string): ReadonlyArray<string> => {
  const found: string[] = []
  postcss.parse(css).walkDecls(declaration => {
    const rule = declaration.parent
    const isForOne = rule?.type === 'rule' && 'selector' in rule && String(rule.selector).includes('[dir="rtl"]')
    if (!isForOne && isOneSided(declaration)) found.push(`${file}: ${declaration.prop}: ${declaration.value}`)
  })
  return found
}

describe('Styles say where a line begins and ends, and not what lies left and right', () => {
  test('[AHEAD-44] in every file', () => {
    const files = globSync('src/**/*.css', { cwd: ROOT }).filter(file => !PHYSICAL.has(file) && file !== TURNED_BY_RULE)
    expect(files.length).toBeGreaterThan(100)
    expect(files.flatMap(file => places(readFileSync(join(ROOT, file), 'utf8'), file))).toEqual([])
  })

  test.each([
    'margin-left: 1rem',
    'left: 0',
    'border-top-right-radius: 2px',
    'padding: 0 1rem 0 calc(1rem + var(--s-1))',
    'inset: auto 0 0 auto',
    'text-align: left',
    'text-align: start',
    'float: right',
    'object-position: left bottom',
    'transform-origin: top right',
    'transform: translateX(1rem)',
    'translate: -50%',
    'background: linear-gradient(90deg, red, blue)',
  ])('[AHEAD-44] refuses %s', declaration => {
    expect(places(`a { ${declaration} }`, 'a.css')).toHaveLength(1)
  })

  test.each([
    'margin-inline-start: 1rem',
    'padding: 0 1rem',
    'inset: 0 0 auto',
    'inset: calc(1rem + 2px) 1rem 3rem 1rem',
    'padding-inline: max(var(--gutter), env(safe-area-inset-left))',
    'text-align: var(--line-start)',
    'translate: 0 1rem',
    'transform: translateX(calc(var(--along) * 1rem))',
    'background: linear-gradient(calc(90deg * var(--along)), red, blue)',
  ])('[AHEAD-44] takes %s', declaration => {
    expect(places(`a { ${declaration} }`, 'a.css')).toEqual([])
  })
})
