import MagicString from 'magic-string'
import { type Expression, parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'

/**
 * What a chart or an endpoint says of itself to its readers and to the compiler; nothing at run time asks for it. A codec may have a field of
 * the same name: its value is no text.
 */
const isForReaders = (id: string, name: string, valueType: string): boolean => {
  if (name === 'meta' || name === 'types') return id.includes('/machines/')
  return (name === 'description' || name === 'purpose') && valueType === 'Literal'
}

/** A name that only a developer's tools show keeps what it names in the build. */
const isNaming = (id: string, expression: Expression): boolean =>
  id.includes('/react-router/') &&
  expression.type === 'AssignmentExpression' &&
  expression.left.type === 'MemberExpression' &&
  expression.left.property.type === 'Identifier' &&
  expression.left.property.name === 'displayName'

/** Where a value made at the top of a module may be left out when nobody reads it: rules, codecs, and contexts of React. */
const isPure = (id: string): boolean => /\/models\/|node_modules\/(io-ts|fp-ts|react-router)\//.test(id)

/**
 * Keeps out of the subscriber's build what it never asks for: the words for readers of charts and endpoints, and every
 * codec, call and part of the router that no screen uses. The latter is sound because making one has no effect (architecture).
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
        ExpressionStatement({ expression, start, end }) {
          if (depth === 0 && isNaming(id, expression)) text.remove(start, end)
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
