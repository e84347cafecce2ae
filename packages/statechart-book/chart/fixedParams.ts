import { type Expression, parseSync } from 'oxc-parser'

/** What an arrow function gives back, where that is all it does. */
const resultOf = (source: string): Expression | undefined => {
  const [statement] = parseSync('params.js', `(${source})`, { preserveParens: false }).program.body
  if (statement?.type !== 'ExpressionStatement') return undefined
  const { expression } = statement
  if (expression.type !== 'ArrowFunctionExpression' || expression.body.type === 'BlockStatement') return undefined
  return expression.body as Expression
}

/** Of parameters that are worked out from the event, those that stand in the chart: `status: 'finished'`. */
export const fixedParams = (params: (...args: never[]) => unknown): Readonly<Record<string, unknown>> => {
  const result = resultOf(String(params))
  if (result?.type !== 'ObjectExpression') return {}
  return Object.fromEntries(
    result.properties.flatMap(property =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.value.type === 'Literal'
        ? [[property.key.name, property.value.value]]
        : [],
    ),
  )
}
