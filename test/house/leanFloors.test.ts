import { describe, expect, it } from 'vitest'
import { leanFloors } from '../../scripts/lib/leanFloors.ts'

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

  it('[MODE-03] leaves what the router only names to those who use it', () => {
    const router = "const Link = React.forwardRef(draw); Link.displayName = 'Link'; export { Link }"
    expect(lean('/a/node_modules/react-router/dist/x.mjs', router)).not.toContain('displayName')
    expect(lean('/a/models/x.ts', router)).toContain('displayName')
  })
})
