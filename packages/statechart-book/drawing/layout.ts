import type { Chart, ChartState } from '../chart/chart.ts'
import { isFrame, type Tree, treeOf } from '../chart/tree.ts'
import { type ArrowPlan, arrowPlans } from './arrows.ts'
import { type Block, joined, moved } from './block.ts'
import { defects } from './defects.ts'
import type { Box, Drawing, Rect } from './drawing.ts'
import { type Direction, DOT, dotId, type LayoutArrow, type LayoutNode, runElk } from './elk.ts'
import { inTenths } from './geometry.ts'
import { headerOf } from './header.ts'
import { pack, pageSide } from './pack.ts'

type Plan = {
  readonly chart: Chart
  readonly tree: Tree
  readonly arrows: readonly ArrowPlan[]
  /** The frames that are read downwards, where that is known; the others across. */
  readonly down: ReadonlySet<string> | undefined
}

type At = Box['headerAt']

const FRAME = 18

/** Regions that no arrow enters or leaves are laid out one by one and packed: ELK would stretch them all alike. */
const isPackable = ({ tree, arrows }: Plan, { id, kind }: ChartState): boolean =>
  kind === 'parallel' && arrows.every(({ source, target }) => tree.isInside(source, id) === tree.isInside(target, id))

const boxOf = ({ chart, tree }: Plan, state: ChartState, headerAt: At, rect: Rect): Box => {
  const parents = tree.ancestors(state.id)
  return {
    ...rect,
    state,
    headerAt,
    header: headerOf(chart, tree, state, headerAt),
    depth: parents.length,
    isRegion: parents[0]?.kind === 'parallel',
  }
}

const packedBlock = async (plan: Plan, state: ChartState): Promise<Block> => {
  const regions = plan.tree.children(state.id).filter(({ kind }) => kind !== 'history')
  const blocks = await Promise.all(regions.map(region => blockOf(plan, region)))
  const { width, height, places } = pack(blocks)
  const header = headerOf(plan.chart, plan.tree, state, 'top')
  const top = header.height + 6
  const size = { width: Math.max(width + 2 * FRAME, header.width), height: height + top + FRAME }
  const inner = blocks.map((block, index) => {
    const place = places[index] ?? { x: 0, y: 0 }
    return moved(block, { x: place.x + FRAME, y: place.y + top })
  })
  const frame = { boxes: [boxOf(plan, state, 'top', { x: 0, y: 0, ...size })], dots: [], arrows: [] }
  return joined(size, [frame, ...inner])
}

const layoutNode = async (plan: Plan, state: ChartState, at: At, isRoot: boolean): Promise<LayoutNode> => {
  const degree = plan.arrows.filter(({ source, target }) => source === state.id || target === state.id).length
  const own = { state, degree, header: headerOf(plan.chart, plan.tree, state, at) }
  if (!isRoot && isPackable(plan, state)) return { ...own, children: [], block: await packedBlock(plan, state) }
  const children = await Promise.all(plan.tree.children(state.id).map(child => layoutNode(plan, child, at, false)))
  return { ...own, children }
}

const allNodes = (node: LayoutNode): readonly LayoutNode[] => [node, ...node.children.flatMap(allNodes)]

const initialArrows = (nodes: readonly LayoutNode[]): readonly LayoutArrow[] =>
  nodes.flatMap(({ state, block }) =>
    state.initial === undefined || block !== undefined
      ? []
      : [{ id: `${state.id}>initial`, source: dotId(state.id), target: state.initial, isHidden: false }],
  )

/**
 * A transition that is written in a frame leads to a part of it from everywhere inside. Where no arrow leaves the
 * frame's initial state, the layout is told of one that nobody sees, so that the part stands behind the initial state.
 */
const hiddenArrows = ({ chart, arrows }: Plan, nodes: readonly LayoutNode[]): readonly LayoutArrow[] =>
  nodes.flatMap(({ state: { id, initial }, children }) => {
    if (initial === undefined || children.length === 0 || arrows.some(({ source }) => source === initial)) return []
    const targets = chart.transitions.filter(({ source }) => source === id).flatMap(transition => transition.targets)
    return children
      .map(child => child.state.id)
      .filter(part => part !== initial && targets.some(target => target === part || target.startsWith(`${part}.`)))
      .map(part => ({ id: `${initial}>hidden>${part}`, source: initial, target: part, isHidden: true }))
  })

const directedBlock = async (plan: Plan, state: ChartState, direction: Direction): Promise<Block> => {
  const at = direction === 'RIGHT' ? 'top' : 'side'
  const root = await layoutNode(plan, state, at, true)
  const nodes = allNodes(root)
  const ids = new Set(nodes.map(node => node.state.id))
  const inner = plan.arrows.filter(({ source, target }) => ids.has(source) && ids.has(target))
  const placed = await runElk(
    root,
    [...initialArrows(nodes), ...hiddenArrows(plan, nodes), ...inner],
    direction,
    plan.chart.words,
  )
  const blocks = nodes.map(node => {
    const rect = placed.nodes.get(node.state.id)
    if (rect === undefined) return { boxes: [], dots: [], arrows: [] }
    if (node.block !== undefined) return moved(node.block, rect)
    const dot = placed.nodes.get(dotId(node.state.id))
    return {
      boxes: [boxOf(plan, node.state, at, rect)],
      dots: dot === undefined ? [] : [{ x: dot.x + DOT / 2, y: dot.y + DOT / 2 }],
      arrows: [],
    }
  })
  return joined(placed, [...blocks, { boxes: [], dots: [], arrows: placed.arrows }])
}

/** Down only where that makes the picture clearly smaller: across reads more like a story. */
const DOWN_COSTS = 1.15

const DEFECT_COSTS = 0.5

const cost = (plan: Plan, block: Block, direction: Direction): number =>
  pageSide(block) *
  (1 + DEFECT_COSTS * defects({ chart: plan.chart, ...block }).length) *
  (direction === 'DOWN' ? DOWN_COSTS : 1)

const isSound = ({ chart }: Plan, block: Block): boolean => defects({ chart, ...block }).length === 0

/** As it was read before, unless it can't be drawn so. */
const blockAsBefore = async (plan: Plan, state: ChartState): Promise<Block | undefined> => {
  if (plan.down === undefined) return undefined
  const block = await directedBlock(plan, state, plan.down.has(state.id) ? 'DOWN' : 'RIGHT')
  return isSound(plan, block) ? block : undefined
}

const layeredBlock = async (plan: Plan, state: ChartState): Promise<Block> => {
  const before = await blockAsBefore(plan, state)
  if (before !== undefined) return before
  const across = await directedBlock(plan, state, 'RIGHT')
  const down = await directedBlock(plan, state, 'DOWN')
  return cost(plan, down, 'DOWN') < cost(plan, across, 'RIGHT') ? down : across
}

const blockOf = (plan: Plan, state: ChartState): Promise<Block> =>
  isPackable(plan, state) ? packedBlock(plan, state) : layeredBlock(plan, state)

/** The frames of a drawing that are read downwards. */
export const downIn = ({ boxes }: Drawing): readonly string[] =>
  boxes.filter(({ headerAt, state }) => headerAt === 'side' && isFrame(state)).map(({ state }) => state.id)

/**
 * Finds a place for every state, arrow and label of a chart; the same chart always gives the same places. A frame that is
 * known to be read downwards or across is laid out in that direction alone: a picture that a person folds goes on as it was.
 */
export const layOutAnew = async (chart: Chart, down?: readonly string[]): Promise<Drawing> => {
  const tree = treeOf(chart)
  const plan = { chart, tree, arrows: arrowPlans(chart, tree), down: down && new Set(down) }
  const { width, height, boxes, dots, arrows } = await blockOf(plan, tree.root)
  return inTenths({ chart, width, height, boxes, dots, arrows })
}

const known = new Map<string, Promise<Drawing>>()

/** As `layOutAnew`, once for each chart. */
export const layOut = (chart: Chart, down?: readonly string[]): Promise<Drawing> => {
  const drawing = known.get(chart.hash) ?? layOutAnew(chart, down)
  known.set(chart.hash, drawing)
  return drawing
}
