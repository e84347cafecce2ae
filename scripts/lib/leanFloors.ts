import MagicString from 'magic-string'
import { parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'

/**
 * What a chart or an endpoint says of itself to its readers and to the compiler; nothing at run time asks for it. A codec may have a field of
 * the same name: its value is no text.
 */
const isForReaders = (id: string, name: string, valueType: string): boolean => {
  if (name === 'meta' || name === 'types') return id.includes('/machines/')
  return (name === 'description' || name === 'purpose') && valueType === 'Literal'
}

/** Where a value made at the top of a module may be left out when nobody reads it: rules, codecs, and contexts of React. */
const isPure = (id: string): boolean => /\/models\/|node_modules\/(io-ts|fp-ts|react-router)\//.test(id)

/**
 * Keeps out of the subscriber's build what it never asks for: the words for readers of charts and endpoints, and every
 * codec and call that no screen uses. The latter is sound because making a codec or a context has no effect (architecture).
 */
export const leanFloors = (): Plugin => ({
  name: 'lean-floors',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: [/\/(models|machines)\/.*\.ts$/, /node_modules\/(io-ts|fp-ts|react-router)\/.*\.m?js$/] },
    handler(code, id) {
      const text = new MagicString(code)
      let depth = 0
      const enter = (): void => {
        depth += 1
      }
      const leave = (): void => {
        depth -= 1
      }
      let inConstant = 0
      new Visitor({
        Property({ key, value, start, end }) {
          if (key.type !== 'Identifier' || !isForReaders(id, key.name, value.type)) return
          text.remove(start, end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0))
        },
        VariableDeclarator() {
          inConstant += 1
        },
        'VariableDeclarator:exit'() {
          inConstant -= 1
        },
        CallExpression({ start }) {
          if (depth === 0 && inConstant > 0 && isPure(id)) text.appendLeft(start, '/* @__PURE__ */ ')
        },
        NewExpression({ start }) {
          if (depth === 0 && inConstant > 0 && isPure(id)) text.appendLeft(start, '/* @__PURE__ */ ')
        },
        FunctionExpression: enter,
        'FunctionExpression:exit': leave,
        FunctionDeclaration: enter,
        'FunctionDeclaration:exit': leave,
        ArrowFunctionExpression: enter,
        'ArrowFunctionExpression:exit': leave,
      }).visit(parseSync(id, code).program)
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : undefined
    },
  },
})
