import MagicString from 'magic-string'
import { type Expression, type ExpressionStatement, parseSync, Visitor } from 'oxc-parser'
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

/** What the screens ask of `intl`, and what it needs for that: a test says so of every file. */
export const SPOKEN = /^(format(Message|Number|Date|List)|get(Message|List)Format)$/

/** A way to format that no screen asks for. */
const isUnspoken = (id: string, name: string, valueType: string): boolean =>
  id.includes('/@formatjs/intl/') && valueType === 'CallExpression' && /^(format|get)/.test(name) && !SPOKEN.test(name)

/** A class that is given its context from outside is kept for that alone; from inside it goes with its users. */
const contextOf = (id: string, { expression }: ExpressionStatement) => {
  if (!id.includes('/react-router/') || expression.type !== 'AssignmentExpression') return undefined
  const { left, right } = expression
  const isContext =
    left.type === 'MemberExpression' &&
    left.object.type === 'Identifier' &&
    left.property.type === 'Identifier' &&
    left.property.name === 'contextType'
  return isContext && right.type === 'Identifier' && left.object.type === 'Identifier'
    ? { owner: left.object.name, context: right.name }
    : undefined
}

/** Where a value made at the top of a module may be left out when nobody reads it: rules, codecs, and contexts of React. */
const isPure = (id: string): boolean => /\/models\/|node_modules\/(io-ts|fp-ts|react-router)\//.test(id)

/**
 * Keeps out of the subscriber's build what it never asks for: the words for readers of charts and endpoints, ways to
 * format, and every codec, call and part of the router that no screen uses. The last is sound because making one has no effect (architecture).
 */
export const leanFloors = (): Plugin => ({
  name: 'lean-floors',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: {
      id: [/\/(models|machines)\/.*\.ts$/, /node_modules\/(io-ts|fp-ts|react-router|@formatjs\/intl)\/.*\.m?js$/],
    },
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
      const classes = new Map<string, number>()
      new Visitor({
        Property({ key, value, start, end }) {
          if (key.type !== 'Identifier') return
          if (!isForReaders(id, key.name, value.type) && !isUnspoken(id, key.name, value.type)) return
          text.remove(start, end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0))
        },
        VariableDeclarator({ id: name, init }) {
          inConstant += 1
          if (name.type === 'Identifier' && init?.type === 'ClassExpression')
            classes.set(name.name, init.body.start + 1)
        },
        'VariableDeclarator:exit'() {
          inConstant -= 1
        },
        ExpressionStatement(statement) {
          const { expression, start, end } = statement
          const given = contextOf(id, statement)
          const inside = given && classes.get(given.owner)
          if (inside !== undefined) text.appendLeft(inside, ` static contextType = ${given?.context};`)
          if (inside !== undefined || (depth === 0 && isNaming(id, expression))) text.remove(start, end)
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
