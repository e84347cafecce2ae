import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts'
import { grouped } from '../chart/grouped.ts'
import { type SheetPlan, sheetCaption, sheetFile } from '../drawing/sheet.ts'
import {
  actionText,
  actionTexts,
  codeNames,
  conditionText,
  delayValue,
  eventWords,
  invokeText,
  placeName,
  senderOf,
  stateName,
} from '../words/words.ts'
import type { Imprint } from './imprint.ts'
import { code, codes, table } from './markdown.ts'
import { HOW_TO_READ } from './reading.ts'
import type { Senders, Telling } from './receivers.ts'
import type { StoryCard } from './stories/story.ts'

/** A requirement, as the ledger has it. */
export type LedgerRow = {
  readonly id: string
  readonly text: string
  /** The anchor of the heading that the row stands under, as forges make it. */
  readonly anchor: string
}

/** The ledger by its ids, and where it lies as seen from a page. */
type Ledger = { readonly file: string; readonly rows: ReadonlyMap<string, LedgerRow> }

const requirementLink =
  (ledger: Ledger) =>
  (id: string): string => {
    const row = ledger.rows.get(id)
    return row === undefined ? id : `[${id}](${ledger.file}#${row.anchor})`
  }

const requirementLinks = (ledger: Ledger, ids: readonly string[]): string => ids.map(requirementLink(ledger)).join(', ')

const KINDS: Readonly<Record<ChartState['kind'], string>> = {
  atomic: '',
  compound: 'one of several inside',
  parallel: 'regions side by side',
  final: 'the end',
  history: 'returns to where it was',
}

const runs = ({ words }: Chart, state: ChartState): string =>
  state.invokes.map(invoke => `${invokeText(words, invoke)} ${code(invoke.source)}`).join(', ')

const stateTable = (chart: Chart, ledger: Ledger): string =>
  table(
    ['state', 'kind', 'what it is', 'runs', 'on entering', 'on leaving', 'tags', 'requirements', 'in the code'],
    chart.states.map(state => [
      placeName(state.id),
      KINDS[state.kind],
      state.description ?? '',
      runs(chart, state),
      actionTexts(chart.words, state.entry),
      actionTexts(chart.words, state.exit),
      codes(state.tags),
      requirementLinks(ledger, state.requirements),
      code(state.id),
    ]),
  )

const goal = ({ source, targets, reenter }: ChartTransition): string => {
  if (targets.length === 0) return 'stays'
  if (targets.join() === source) return reenter ? 'the same, anew' : 'stays'
  return targets.map(placeName).join(' and ')
}

const transitionTable = (chart: Chart, ledger: Ledger, senders: Senders): string =>
  table(
    ['in', 'when', 'who says so', 'only', 'does', 'goes to', 'note', 'requirements', 'in the code'],
    chart.transitions
      .filter(({ kind }) => kind !== 'historyDefault')
      .map(transition => [
        placeName(transition.source),
        eventWords(chart.words, transition),
        senderOf(chart.words, transition, senders[chart.name]),
        conditionText(chart.words, transition),
        actionTexts(chart.words, transition.actions),
        goal(transition),
        transition.description ?? '',
        requirementLinks(ledger, transition.requirements),
        code(codeNames(transition)),
      ]),
  )

const tellTable = (tellings: readonly Telling[]): string =>
  table(
    ['tells', 'who hears it', 'in the code'],
    tellings.map(({ words, to, event }) => [words, to, code(event)]),
  )

const delayTable = (chart: Chart): string => {
  const uses = chart.transitions.flatMap(({ delay, source }) => (delay === undefined ? [] : [{ delay, source }]))
  return table(
    ['delay', 'value', 'in', 'in the code'],
    [...grouped(uses, ({ delay }) => delay.name)].map(([name, places]) => [
      actionText(chart.words, name),
      places
        .slice(0, 1)
        .map(({ delay }) => delayValue(delay))
        .join(''),
      [...new Set(places.map(({ source }) => placeName(source)))].join(', '),
      code(name),
    ]),
  )
}

/** The requirements that the states and transitions of a chart say they realise, in the ledger's order. */
export const chartRequirements = (chart: Chart): readonly string[] => [
  ...new Set([...chart.states, ...chart.transitions].flatMap(({ requirements }) => requirements)),
]

const requirementTable = (chart: Chart, ledger: Ledger): string => {
  const ids = new Set(chartRequirements(chart))
  return table(
    ['requirement', 'says'],
    [...ledger.rows.values()]
      .filter(({ id }) => ids.has(id))
      .map(({ id, text }) => [requirementLink(ledger)(id), text]),
  )
}

const section = (title: string, content: string, isNeeded: boolean): readonly string[] =>
  isNeeded ? [`## ${title}`, content] : []

const sheetTitle = ({ number, frame }: SheetPlan): string => `Sheet ${number}: ${placeName(frame)}`

/** As GitHub and its like make an anchor of a heading. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-')

const sheetLinks = (plans: readonly SheetPlan[]): string =>
  plans.map(plan => `[${plan.number} ${placeName(plan.frame)}](#${anchorOf(sheetTitle(plan))})`).join(', ')

/** The first sheet, and where there are more, each below its name. */
const pictures = (chart: Chart, [first, ...others]: readonly SheetPlan[]): readonly string[] => {
  const picture = (plan: SheetPlan) =>
    `![Drawing of ${sheetCaption(chart, plan, others.length + 1)}](${sheetFile(chart, plan.number)})`
  return [
    ...(first === undefined ? [] : [picture(first)]),
    ...(others.length === 0 ? [] : [`A state that is folded names the sheet that shows it: ${sheetLinks(others)}.`]),
    ...others.flatMap(plan => [`### ${sheetTitle(plan)}`, picture(plan)]),
  ]
}

/** Who tells the charts what, and what this one tells. */
type Spoken = { readonly senders: Senders; readonly tellings: readonly Telling[] }

/** The page of one chart, for a person who reviews the product. */
export const chartPage = (
  chart: Chart,
  rows: readonly LedgerRow[],
  sheets: readonly SheetPlan[],
  { senders, tellings }: Spoken,
  imprint: Imprint,
): string => {
  const ledger = { file: imprint.ledger, rows: new Map(rows.map(row => [row.id, row])) }
  return [
    `# ${stateName({ key: chart.name })}`,
    chart.description ?? '',
    `Search, zoom and fold it in the [explorer](index.html#${chart.name}).`,
    ...pictures(chart, sheets),
    ...section('States', stateTable(chart, ledger), true),
    ...section('Transitions', transitionTable(chart, ledger, senders), chart.transitions.length > 0),
    ...section('Tells', tellTable(tellings), tellings.length > 0),
    ...section(
      'Delays',
      delayTable(chart),
      chart.transitions.some(({ delay }) => delay !== undefined),
    ),
    ...section('Requirements', requirementTable(chart, ledger), chartRequirements(chart).length > 0),
    `Chart \`${chart.hash}\`. Generated by \`${imprint.write}\` from \`${imprint.source}/${chart.name}\`; edits here are lost.`,
    '',
  ].join('\n\n')
}

/** The page that lists all charts and says how to read a drawing. */
export const indexPage = (charts: readonly Chart[], stories: readonly StoryCard[], imprint: Imprint): string =>
  [
    '# Statecharts',
    `What happens in ${imprint.about.product}, and when: every chart below is drawn from the code that runs, so a drawing cannot be out of date.`,
    '[![All charts, each below the one that runs it, with what they tell each other](system.svg)](system.md)',
    '## What happens, step by step',
    stories.map(({ name, title, lead }) => `- [${title}](stories/${name}.md): ${lead}`).join('\n'),
    '## Chart by chart',
    table(
      ['chart', 'what it decides', 'states', 'transitions', 'requirements'],
      charts.map(chart => [
        `[${stateName({ key: chart.name })}](${chart.name}.md)`,
        chart.description ?? '',
        String(chart.states.length),
        String(chart.transitions.length),
        String(chartRequirements(chart).length),
      ]),
    ),
    'Open [index.html](index.html) in a browser to search, zoom, fold and print them, and to see what the tests covered. On paper each drawing is a page of A4; what would be too small there is folded and has a page of its own.',
    '## How to read a drawing',
    HOW_TO_READ.map(({ sign, words }) => `- **${sign}**: ${words}`).join('\n'),
    `Written by \`${imprint.write}\`; \`${imprint.check}\` fails while a page is older than its chart.`,
    '',
  ].join('\n\n')
