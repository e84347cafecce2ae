import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leanFloors, SPOKEN } from '../../scripts/lib/leanFloors.ts'
import { ROOT } from '../../scripts/lib/steps.ts'

const { transform } = leanFloors()

const lean = (id: string, code: string): string => {
  if (typeof transform !== 'object') throw new Error('The plugin has no handler')
  const result: unknown = Reflect.apply(transform.handler, undefined, [code, id])
  return typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : code
}

describe('The lean build', () => {
  it('[MODE-03] drops the words for readers of charts and endpoints', () => {
    const chart = lean(
      '/a/machines/x/machine.ts',
      `export const x = { description: 'Words', meta: { ids: [] }, on: 1 }`,
    )
    expect(chart).not.toMatch(/Words|meta/)
    expect(chart).toContain('on: 1')
    expect(lean('/a/models/wire/x.ts', `export const x = { purpose: 'Words', path: '/x' }`)).not.toContain('Words')
  })

  it('[NET-10] keeps fields of codecs that bear the same names', () => {
    const codec = 'export const x = t.strict({ description: optional(LongText), purpose: Purpose, meta: Meta })'
    expect(lean('/a/models/x.ts', codec).replaceAll('/* @__PURE__ */ ', '')).toContain(
      't.strict({ description: optional(LongText), purpose: Purpose, meta: Meta })',
    )
  })

  it('[LANG-01] drops the ways to format that no screen asks for', () => {
    const made = `const intl = { formatList: formatList.bind(0), formatPlural: formatPlural.bind(0) }`
    expect(lean('/a/node_modules/@formatjs/intl/index.js', made)).toContain('formatList:')
    expect(lean('/a/node_modules/@formatjs/intl/index.js', made)).not.toContain('formatPlural')
  })

  it('[LANG-01] keeps every way to format that a screen asks for', () => {
    const asked = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .flatMap(file => [...readFileSync(join(ROOT, 'src', file), 'utf8').matchAll(/\bintl\s*\.(format\w+)/g)])
      .map(([, name = '']) => name)
    expect(asked).toContain('formatMessage')
    expect(asked.filter(name => !SPOKEN.test(name))).toEqual([])
  })

  it('[MODE-03] gives a class of the router its context from inside, so that it goes with its users', () => {
    const router =
      'var Caught = class extends Component { render() {} }; Caught.contextType = Context; export { Caught }'
    const leaner = lean('/a/node_modules/react-router/dist/x.mjs', router)
    expect(leaner).toContain('{ static contextType = Context; render() {} }')
    expect(leaner).not.toContain('Caught.contextType')
  })

  it('[MODE-03] leaves what the router only names to those who use it', () => {
    const router = "const Link = React.forwardRef(draw); Link.displayName = 'Link'; export { Link }"
    expect(lean('/a/node_modules/react-router/dist/x.mjs', router)).not.toContain('displayName')
    expect(lean('/a/models/x.ts', router)).toContain('displayName')
  })
})
