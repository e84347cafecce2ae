import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { ROOT } from '../house.ts'

/** A piece of the syntax tree; only what is asked of it is known. */
export type Node = { readonly type: string; readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const made = new WeakMap<Node, readonly Node[]>()

const partsOf = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([key, value]) => {
    if (typeof value !== 'object' || /^type[A-Z]|^returnType$/.test(key)) return []
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
  })

/** What a node is made of, without types; each is asked many times. */
export const parts = (node: Node): readonly Node[] => {
  const found = made.get(node) ?? partsOf(node)
  made.set(node, found)
  return found
}

const gather = (node: Node, all: Node[]): readonly Node[] => {
  all.push(node)
  for (const part of parts(node)) gather(part, all)
  return all
}

/** A node with all that is in it, without types. */
export const within = (node: Node): readonly Node[] => gather(node, [])

export const field = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key]
  return isNode(value) ? value : undefined
}

export const nameOf = (node: Node | undefined): string | undefined => {
  const name = node?.name ?? node?.value
  return typeof name === 'string' ? name : undefined
}

/** One file: what it declares, and where the names come from that it imports. */
export type Source = {
  readonly body: Node
  readonly declared: ReadonlyMap<string, Node>
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>
}

/** Whatever has a name of its own, wherever it stands in the file: what stands outermost comes last. */
const declarations = (body: Node): readonly (readonly [string, Node])[] =>
  within(body)
    .flatMap(node => {
      const name = /^(?:VariableDeclarator|FunctionDeclaration)$/.test(node.type)
        ? nameOf(field(node, 'id'))
        : undefined
      return name === undefined ? [] : [[name, node] as const]
    })
    .reverse()

const targetOf = (file: string, statement: Node): string | undefined => {
  const path = nameOf(field(statement, 'source'))
  return path?.startsWith('.') ? resolve(dirname(file), path) : undefined
}

const imports = (file: string, statement: Node) => {
  const target = targetOf(file, statement)
  if (target === undefined || !/^(?:Import|ExportNamed)Declaration$/.test(statement.type)) return []
  return [statement.specifiers].flat().flatMap(each => {
    if (!isNode(each)) return []
    const isImport = each.type === 'ImportSpecifier'
    const own = nameOf(field(each, isImport ? 'local' : 'exported'))
    const name = nameOf(field(each, isImport ? 'imported' : 'local'))
    return own === undefined || name === undefined ? [] : [[own, { file: target, name }] as const]
  })
}

const known = new Map<string, Source>()

export const readSource = (file: string): Source => {
  const before = known.get(file)
  if (before !== undefined) return before
  const program: unknown = existsSync(file)
    ? parseSync(file, readFileSync(file, 'utf8'), { preserveParens: false }).program
    : undefined
  const body: Node = isNode(program) ? program : { type: 'Program', body: [] }
  const statements = [body.body].flat().filter(isNode)
  const source = {
    body,
    declared: new Map(declarations(body)),
    imported: new Map(statements.flatMap(statement => imports(file, statement))),
  }
  known.set(file, source)
  return source
}

/** All code of a folder of the house, without tests. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$/.test(name))
    .map(name => `${ROOT}/${folder}/${name}`)
    .sort()

/** The names of events that stand as an object's `type`. */
export const eventsIn = (node: Node): readonly string[] =>
  within(node).flatMap(each => {
    if (each.type !== 'Property' || nameOf(field(each, 'key')) !== 'type') return []
    const value = field(each, 'value')
    const literals = value === undefined ? [] : within(value).filter(({ type }) => type === 'Literal')
    return literals.flatMap(literal => nameOf(literal) ?? [])
  })
