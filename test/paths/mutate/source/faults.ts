import { type Node, parseSync } from 'oxc-parser'

/** The classes of faults that people make in the code of a chart. */
export type FaultKind =
  | 'comparison'
  | 'logic'
  | 'negation'
  | 'choice'
  | 'limit'
  | 'flag'
  | 'arithmetic'
  | 'assign'
  | 'reset'
  | 'payload'
  | 'params'
  | 'order'
  | 'action'
  | 'onError'
  | 'guard'
  | 'condition'
  | 'call'

/** One line of source that says something else: from `start` to `end` stands `text` instead. */
export type SourceFault = {
  readonly kind: FaultKind
  /** From the root of the repository. */
  readonly file: string
  readonly line: number
  readonly was: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What a reader or the compiler is told; nothing happens by it. */
const SAID = new Set(['meta', 'types', 'description', 'tags', 'id', 'children', 'options'])

const OTHER_OPERATOR: Readonly<Record<string, readonly [FaultKind, string]>> = {
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '<': ['comparison', '<='],
  '<=': ['comparison', '<'],
  '>': ['comparison', '>='],
  '>=': ['comparison', '>'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
}

const OTHER_METHOD = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
])

type Draft = readonly [FaultKind, { readonly start: number; readonly end: number }, string]

type Line = readonly Node[]

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

export const keyOf = (node: Node): string | undefined => {
  if (node.type !== 'Property') return undefined
  if (node.key.type === 'Identifier') return node.key.name
  return node.key.type === 'Literal' ? String(node.key.value) : undefined
}

const calleeOf = (node: Node): string => {
  if (node.type !== 'CallExpression') return ''
  const { callee } = node
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
}

/** What is written of a thing in a list or an object, with the comma that goes with it. */
const withComma = (source: string, { start, end }: { readonly start: number; readonly end: number }) => {
  const after = /^\s*,/.exec(source.slice(end))
  return { start, end: end + (after?.[0].length ?? 0) }
}

/** `...(FOR_READERS && { … })`: what a chart says beside what it does. */
export const isSaid = (node: Node): boolean =>
  node.type === 'SpreadElement' &&
  node.argument.type === 'ParenthesizedExpression' &&
  node.argument.expression.type === 'LogicalExpression' &&
  node.argument.expression.left.type === 'Identifier' &&
  node.argument.expression.left.name === 'FOR_READERS'

const isEmptyValue = (text: string): boolean => /^(undefined|false|0|\[\]|''|NO\w*|NOTHING|NONE)$/.test(text)

/** The object that this stands in directly is what `assign` is given, or gives back. */
const isAssigned = (line: Line): boolean => {
  const outward = line.slice(0, -1).reverse()
  const call = outward.findIndex(({ type }) => type === 'CallExpression')
  const between = outward.slice(1, call)
  return (
    call !== -1 &&
    calleeOf(outward[call] as Node) === 'assign' &&
    between.every(({ type }) => type === 'ArrowFunctionExpression' || type === 'ParenthesizedExpression')
  )
}

const stringOther = (text: string): string => `${text.slice(0, -1)}-other${text.slice(-1)}`

const ofObject = (source: string, line: Line): readonly Draft[] => {
  const object = line.at(-1)
  if (object?.type !== 'ObjectExpression') return []
  const holder = line.findLast(node => node.type === 'Property')
  const isOfParams = holder !== undefined && keyOf(holder) === 'params'
  const isEvent = object.properties.some(each => keyOf(each) === 'type') && holder !== undefined && !isOfParams
  return object.properties.flatMap((each): readonly Draft[] => {
    const key = keyOf(each)
    if (each.type !== 'Property' || key === undefined) return []
    const value = source.slice(each.value.start, each.value.end)
    if (isAssigned(line)) return [[isEmptyValue(value) ? 'reset' : 'assign', withComma(source, each), '']]
    if (isOfParams && !each.shorthand)
      return [['params', each.value, /^['"]/.test(value) ? stringOther(value) : 'undefined']]
    const isWord = key === 'type' || key === 'params' || key === 'guard' || each.shorthand
    return isEvent && !isWord && !SAID.has(key) ? [['payload', each.value, 'undefined']] : []
  })
}

/** The actions that `setup` defines, not those that something does. */
const isTable = (value: Node): boolean =>
  value.type === 'ObjectExpression' && value.properties.every(each => keyOf(each) !== 'type')

/** `'takeRate'` or `{ type: 'takeRate', params: … }` */
const nameOf = (item: Node): string => {
  if (item.type === 'Literal') return String(item.value)
  if (item.type !== 'ObjectExpression') return ''
  const type = item.properties.find(each => keyOf(each) === 'type')
  return type?.type === 'Property' && type.value.type === 'Literal' ? String(type.value.value) : ''
}

/** The names of actions that only set the context: two of them can change places. */
export const assignsIn = (file: string, source: string): readonly string[] => {
  const found: string[] = []
  const look = (node: Node): void => {
    if (node.type === 'Property' && calleeOf(node.value) === 'assign') found.push(keyOf(node) ?? '')
    for (const value of Object.values(node)) for (const each of [value].flat()) if (isNode(each)) look(each)
  }
  look(parseSync(file, source).program)
  return found
}

const ofProperty = (source: string, node: Node, assigns: ReadonlySet<string>): readonly Draft[] => {
  const key = keyOf(node)
  if (node.type !== 'Property' || key === undefined) return []
  if (key === 'guard' || key === 'onError') return [[key, withComma(source, node), '']]
  if (!['actions', 'entry', 'exit'].includes(key) || isTable(node.value)) return []
  if (node.value.type !== 'ArrayExpression') return [['action', withComma(source, node), '']]
  const items = node.value.elements.flatMap((each): readonly Node[] => (isNode(each) ? [each] : []))
  const isAssign = (item: Node): boolean => assigns.has(nameOf(item))
  const swaps = items.slice(1).flatMap((second, index): readonly Draft[] => {
    const first = items[index]
    if (first === undefined || (isAssign(first) && isAssign(second))) return []
    const text = (part: Node) => source.slice(part.start, part.end)
    const between = source.slice(first.end, second.start)
    return [['order', { start: first.start, end: second.end }, `${text(second)}${between}${text(first)}`]]
  })
  return [...swaps, ...items.map((item): Draft => ['action', withComma(source, item), ''])]
}

const ofLiteral = (node: Node): readonly Draft[] => {
  if (node.type !== 'Literal') return []
  if (typeof node.value === 'boolean') return [['flag', node, String(!node.value)]]
  if (typeof node.value !== 'number') return []
  return [['limit', node, String(node.value < 100 ? node.value + 1 : node.value * 2)]]
}

const ofExpression = (source: string, node: Node): readonly Draft[] => {
  const text = (part: Node): string => source.slice(part.start, part.end)
  switch (node.type) {
    case 'BinaryExpression': {
      const other = OTHER_OPERATOR[node.operator]
      return other === undefined ? [] : [[other[0], node, `${text(node.left)} ${other[1]} ${text(node.right)}`]]
    }
    case 'LogicalExpression': {
      if (node.operator === '??') return [['logic', node, text(node.left)]]
      return [['logic', node, `${text(node.left)} ${node.operator === '&&' ? '||' : '&&'} ${text(node.right)}`]]
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [['negation', node, text(node.argument)]] : []
    case 'ConditionalExpression':
      return [['choice', node, `${text(node.test)} ? ${text(node.alternate)} : ${text(node.consequent)}`]]
    case 'IfStatement':
      return [['condition', node.test, 'false']]
    case 'CallExpression': {
      if (node.callee.type !== 'MemberExpression') return []
      const method = calleeOf(node)
      if (method === 'filter') return [['call', node, text(node.callee.object)]]
      const other = OTHER_METHOD.get(method)
      return other === undefined ? [] : [['call', node.callee.property, other]]
    }
    default:
      return []
  }
}

const isSkipped = (node: Node): boolean => {
  if (node.type === 'ImportDeclaration' || node.type === 'TSTypeAliasDeclaration') return true
  if (node.type === 'TSTypeParameterInstantiation' || node.type === 'TSTypeAnnotation') return true
  return isSaid(node) || SAID.has(keyOf(node) ?? '')
}

const walk = (source: string, line: Line, assigns: ReadonlySet<string>): readonly Draft[] => {
  const node = line.at(-1)
  if (node === undefined || isSkipped(node)) return []
  const inner = Object.entries(node).flatMap(([key, value]) => {
    if (key === 'typeAnnotation' || key === 'typeArguments') return []
    return (Array.isArray(value) ? value : [value]).filter(isNode)
  })
  return [
    ...ofObject(source, line),
    ...ofProperty(source, node, assigns),
    ...ofLiteral(node),
    ...ofExpression(source, node),
    ...inner.flatMap(each => walk(source, [...line, each], assigns)),
  ]
}

/** Every fault that these operators can plant in a file of a chart with such actions, in the order of its lines. */
export const sourceFaults = (file: string, source: string, assigns: readonly string[]): readonly SourceFault[] => {
  const { program } = parseSync(file, source)
  return walk(source, [program], new Set(assigns))
    .map(([kind, { start, end }, text]) => ({
      kind,
      file,
      line: source.slice(0, start).split('\n').length,
      was: source.slice(start, end),
      start,
      end,
      text,
    }))
    .sort((a, b) => a.start - b.start || a.end - b.end)
}

/** `condition machines/x/setup.ts:12 context.wanted -> false` */
export const faultName = ({ kind, file, line, was, text }: SourceFault): string => {
  const short = (code: string): string => code.replaceAll(/\s+/g, ' ').slice(0, 60)
  return `${kind} ${file}:${line} ${short(was)} -> ${short(text) || '(nothing)'}`
}

export const planted = (source: string, { start, end, text }: SourceFault): string =>
  source.slice(0, start) + text + source.slice(end)
