import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { chartFiles, ROOT } from '../house.ts'
import { eventsIn, field, filesIn, type Node, nameOf, parts, readSource, within } from './source.ts'

/** Code that stands behind a name, and the file that it stands in. */
type Piece = { readonly file: string; readonly node: Node }

const fileOfImport = (file: string, node: Node): readonly Piece[] => {
  const path = node.type === 'ImportExpression' ? nameOf(field(node, 'source')) : undefined
  if (path === undefined) return []
  const target = resolve(dirname(file), path)
  return [{ file: target, node: readSource(target).body }]
}

const declaration = (file: string, name: string): readonly Piece[] => {
  const { declared, imported } = readSource(file)
  const own = declared.get(name)
  if (own !== undefined) return [{ file, node: own }]
  const from = imported.get(name)
  return from === undefined || !from.file.includes('/src/') ? [] : declaration(from.file, from.name)
}

const properties = (node: Node): readonly Node[] => within(node).filter(({ type }) => type === 'Property')

const services = filesIn('src/services').map(file => ({ file, text: readFileSync(file, 'utf8') }))

/** Parts of the services' objects that have this name. */
const member = (name: string): readonly Piece[] =>
  services
    .filter(({ text }) => text.includes(`${name}:`))
    .flatMap(({ file }) => properties(readSource(file).body).map(node => ({ file, node })))
    .filter(({ node }) => nameOf(field(node, 'key')) === name)

/** `(await playback()).guide`: what the part is that was fetched, and nothing else of what came with it. */
const fetched = (node: Node): string | undefined =>
  node.type === 'MemberExpression' && field(node, 'object')?.type === 'AwaitExpression'
    ? nameOf(field(node, 'property'))
    : undefined

/** `scan.watchCode(input, sendBack)`: the service that speaks in the port's place. */
const speaker = (node: Node): string | undefined => {
  const speaks = [node.arguments].flat().some(each => nameOf(each as Node | undefined) === 'sendBack')
  return node.type === 'CallExpression' && speaks ? nameOf(field(field(node, 'callee'), 'property')) : undefined
}

const named = ({ file, node }: Piece): readonly Piece[] => {
  const part = fetched(node)
  if (part !== undefined) return member(part)
  const spoken = speaker(node)
  const name = node.type === 'Identifier' ? nameOf(node) : undefined
  return [
    ...(spoken === undefined ? [] : member(spoken)),
    ...(name === undefined ? fileOfImport(file, node) : declaration(file, name)),
    ...parts(node).flatMap(each => named({ file, node: each })),
  ]
}

/** What was read of a piece of code: events that it says, pieces that it names. */
type Read = { readonly says: readonly string[]; readonly names: readonly Piece[] }

const known = new Map<Node, Read>()

const read = (piece: Piece): Read => {
  const before = known.get(piece.node)
  if (before !== undefined) return before
  const now = { says: eventsIn(piece.node), names: named(piece) }
  known.set(piece.node, now)
  return now
}

/** Code, then what it names, then what that names, ... */
const circles = (piece: Piece): readonly (readonly Piece[])[] => {
  const seen = new Set([piece.node])
  const rings: (readonly Piece[])[] = [[piece]]
  for (const ring of rings) {
    const next = ring.flatMap(each => read(each).names).filter(({ node }) => !seen.has(node) && seen.add(node))
    if (next.length > 0) rings.push(next)
  }
  return rings
}

/** Event -> how far from a port the code stands that says it. */
const distances = (piece: Piece): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  for (const [distance, ring] of circles(piece).entries())
    for (const event of ring.flatMap(each => read(each).says)) if (!found.has(event)) found.set(event, distance)
  return found
}

/** What the app puts at a port of a chart. */
type Provided = { readonly chart: string; readonly port: string; readonly piece: Piece }

/** `guideMachine.provide(...)`, `removalOf<Id>().provide(...)`: the chart's name. */
const provider = (call: Node): string | undefined => {
  const callee = field(call, 'callee')
  if (call.type !== 'CallExpression' || nameOf(field(callee, 'property')) !== 'provide') return undefined
  const object = field(callee, 'object')
  return nameOf(object?.type === 'CallExpression' ? field(object, 'callee') : object)?.replace(/(?:Machine|Of)$/, '')
}

/** `...bootPorts(parts)`: the ports that stand in the code that makes them. */
const spreadPorts = (file: string, node: Node): readonly Piece[] =>
  read({ file, node }).names.flatMap(piece => properties(piece.node).map(each => ({ file: piece.file, node: each })))

const providedIn = (file: string): readonly Provided[] =>
  within(readSource(file).body).flatMap(call => {
    const chart = provider(call)
    if (chart === undefined) return []
    const actors = properties(call).find(each => nameOf(field(each, 'key')) === 'actors')
    const entries = within(field(actors, 'value') ?? call)[0]?.properties
    return [entries].flat().flatMap(entry => {
      const node = entry as Node
      const pieces = node.type === 'SpreadElement' ? spreadPorts(file, node) : [{ file, node }]
      return pieces.flatMap(piece => {
        const port = nameOf(field(piece.node, 'key'))
        const value = field(piece.node, 'value')
        return port === undefined || value === undefined ? [] : [{ chart, port, piece: { ...piece, node: value } }]
      })
    })
  })

/** Port by port what the code says that stands there, and how near: `guide` -> `programme.changed`. */
export type PortEvents = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, number>>>

const CALLBACK = /fromCallback(?:<[^(]*>)?\(unprovided\('(\w+)'\)/g

/** The ports of a chart that may speak: all others only answer. */
const speakingPorts = (chart: string): readonly string[] => {
  const code = chartFiles(chart).map(file => readFileSync(`${ROOT}/${file}`, 'utf8'))
  return code.flatMap(text => [...text.matchAll(CALLBACK)].map(([, port = '']) => port))
}

export const portEvents = (): PortEvents => {
  const charts = new Map<string, Map<string, ReadonlyMap<string, number>>>()
  const providers = filesIn('src').filter(file => readFileSync(file, 'utf8').includes('.provide('))
  for (const { chart, port, piece } of providers.flatMap(providedIn)) {
    if (!speakingPorts(chart).includes(port)) continue
    const own = charts.get(chart) ?? new Map<string, ReadonlyMap<string, number>>()
    charts.set(chart, own.set(port, new Map([...(own.get(port) ?? []), ...distances(piece)])))
  }
  return charts
}
