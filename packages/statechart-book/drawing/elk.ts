import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs'
import type { ChartState, ChartTransition, Words } from '../chart/chart.ts'
import { type ArrowPlan, labelLines, labelSize } from './arrows.ts'
import type { Block } from './block.ts'
import type { Header, Point } from './drawing.ts'
import { layOutByElk } from './elkPool.ts'
import { kept } from './kept.ts'
import { straightened } from './straighten.ts'

export type Direction = 'DOWN' | 'RIGHT'

/** A state as the layout sees it: a leaf, a leaf that is a finished block, or a frame around others. */
export type LayoutNode = {
  readonly state: ChartState
  readonly header: Header
  readonly children: readonly LayoutNode[]
  /** How many arrows come in or go out. */
  readonly degree: number
  readonly block?: Block
}

/** An arrow of the chart, one from an initial dot, or one that is only there to say what comes first. */
export type LayoutArrow =
  | ArrowPlan
  | { readonly id: string; readonly source: string; readonly target: string; readonly isHidden: boolean }

/** Where ELK put things, each from the top left corner of the whole. */
export type Placed = {
  readonly width: number
  readonly height: number
  readonly nodes: ReadonlyMap<string, { x: number; y: number; width: number; height: number }>
  readonly arrows: readonly {
    readonly transitions: readonly ChartTransition[]
    readonly points: readonly Point[]
    readonly label?: { x: number; y: number; width: number; height: number }
  }[]
}

export const DOT = 12

const HISTORY = 30

const BETWEEN_HEADS = 13

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.unnecessaryBendpoints': 'true',
  'elk.edgeLabels.inline': 'false',
  'elk.layered.edgeLabels.sideSelection': 'SMART_DOWN',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '11',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '11',
}

export const dotId = (stateId: string): string => `${stateId}::initial`

const initialDot = (stateId: string): ElkNode => ({
  id: dotId(stateId),
  width: DOT,
  height: DOT,
  layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
})

/** Room for the words of a frame, on the side where no arrow comes in. */
const framePadding = ({ width, height }: Header, direction: Direction): string =>
  direction === 'RIGHT'
    ? `[top=${height + 14},left=20,bottom=20,right=20]`
    : `[top=20,left=${width + 14},bottom=20,right=20]`

/** At least as large as its words. ELK lays out what runs down as if it ran across, and does not turn this size with it. */
const leastSize = ({ width, height }: Header, direction: Direction): string =>
  direction === 'RIGHT' ? `(${width},${height + 10})` : `(${height + 10},${width})`

/** A leaf is long enough on the side of its arrows that their heads stand apart. */
const leafSize = ({ header, degree }: LayoutNode, direction: Direction) => ({
  width: direction === 'DOWN' ? Math.max(header.width, degree * BETWEEN_HEADS) : header.width,
  height: direction === 'RIGHT' ? Math.max(header.height, degree * BETWEEN_HEADS) : header.height,
})

const elkNode = (options: LayoutOptions, direction: Direction, node: LayoutNode): ElkNode => {
  const { state, header, children, block } = node
  if (state.kind === 'history') return { id: state.id, width: HISTORY, height: HISTORY }
  if (block !== undefined) return { id: state.id, width: block.width, height: block.height }
  if (children.length === 0) return { id: state.id, ...leafSize(node, direction) }
  return {
    id: state.id,
    children: [
      ...(state.initial === undefined ? [] : [initialDot(state.id)]),
      ...children.map(child => elkNode(options, direction, child)),
    ],
    layoutOptions: {
      ...options,
      'elk.padding': framePadding(header, direction),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': leastSize(header, direction),
    },
  }
}

const elkEdge = (words: Words, arrow: LayoutArrow): ElkExtendedEdge => {
  const edge = { id: arrow.id, sources: [arrow.source], targets: [arrow.target] }
  if (!('transitions' in arrow))
    return {
      ...edge,
      layoutOptions: { 'elk.layered.priority.direction': '100', 'elk.layered.priority.straightness': '10' },
    }
  const lines = labelLines(words, arrow.transitions)
  return lines.length === 0 ? edge : { ...edge, labels: [{ id: `${arrow.id}::label`, text: 'x', ...labelSize(lines) }] }
}

const byPosition = (
  node: ElkNode,
  origin: Point,
): readonly (readonly [string, Placed['nodes'] extends ReadonlyMap<string, infer Rect> ? Rect : never])[] => {
  const at = { x: origin.x + (node.x ?? 0), y: origin.y + (node.y ?? 0) }
  const own = [node.id, { ...at, width: node.width ?? 0, height: node.height ?? 0 }] as const
  return [own, ...(node.children ?? []).flatMap(child => byPosition(child, at))]
}

const allEdges = (node: ElkNode): readonly (ElkExtendedEdge & { readonly home: string })[] => [
  ...(node.edges ?? []).map(edge => ({ ...edge, home: edge.container ?? node.id })),
  ...(node.children ?? []).flatMap(allEdges),
]

const ROOT = '::root'

const known = new Map<string, Promise<ElkNode>>()

/** The same graph is laid out once: foldings of a chart share most of their regions, and most charts stay as they are. */
const laidOut = (graph: ElkNode): Promise<ElkNode> => {
  const key = JSON.stringify(graph)
  const placed = known.get(key) ?? kept(key, () => layOutByElk(graph))
  known.set(key, placed)
  return placed
}

/** Lays out one state with everything inside it. */
export const runElk = async (
  root: LayoutNode,
  arrows: readonly LayoutArrow[],
  direction: Direction,
  words: Words,
): Promise<Placed> => {
  const options = { ...OPTIONS, 'elk.direction': direction, 'elk.padding': '[top=0,left=0,bottom=0,right=0]' }
  const graph: ElkNode = {
    id: ROOT,
    layoutOptions: options,
    children: [elkNode(options, direction, root)],
    edges: arrows.map(arrow => elkEdge(words, arrow)),
  }
  const placed = await laidOut(graph)
  const nodes = new Map(byPosition(placed, { x: 0, y: 0 }))
  const byId = new Map(arrows.map(arrow => [arrow.id, arrow]))
  const drawn = allEdges(placed).flatMap(({ id, home, sections = [], labels = [] }) => {
    const origin = nodes.get(home) ?? { x: 0, y: 0 }
    const arrow = byId.get(id)
    const absolute = ({ x = 0, y = 0 }: { x?: number; y?: number }) => ({ x: x + origin.x, y: y + origin.y })
    const [label] = labels
    if (arrow === undefined || ('isHidden' in arrow && arrow.isHidden)) return []
    return sections.map(({ startPoint, bendPoints = [], endPoint }) => ({
      transitions: 'transitions' in arrow ? arrow.transitions : [],
      points: straightened([startPoint, ...bendPoints, endPoint].map(absolute)),
      ...(label === undefined
        ? {}
        : { label: { ...absolute(label), width: label.width ?? 0, height: label.height ?? 0 } }),
    }))
  })
  return { width: placed.width ?? 0, height: placed.height ?? 0, nodes, arrows: drawn }
}
