import type { Chart } from '../../chart/chart.ts'
import { type ChartCoverage, type Coverage, coverageWords, takenWords } from '../../chart/coverage.ts'
import { treeOf } from '../../chart/tree.ts'
import { changeDress } from '../../diff/dress.ts'
import { coverageDress } from '../../drawing/coverageDress.ts'
import type { Dress } from '../../drawing/dress.ts'
import { foldableStates } from '../../drawing/fold.ts'
import { capital } from '../../words/plainWords.ts'
import { stateName } from '../../words/words.ts'
import type { ExplorerData } from '../data.ts'
import { type Address, addressOf, readAddress } from './address.ts'
import { chartPanel } from './chartPanel.ts'
import { makeCoverageSwitch } from './coverageSwitch.ts'
import { fill, h, part } from './dom.ts'
import { navList, writeNotes } from './nav.ts'
import { type Knowledge, statePanel, transitionPanel } from './panels.ts'
import { eventPlaces, requirementPlaces } from './places.ts'
import { makePrinting } from './printing.ts'
import { makePicker } from './run/picker.ts'
import { makeRunMode } from './run/runMode.ts'
import { makeRunSwitches } from './run/switches.ts'
import { makeSearch } from './searchBox.ts'
import { makeStage } from './stage.ts'
import { runPage, startPage } from './startPage.ts'
import { storyPage } from './storyPage.ts'
import { makeTheme } from './theme.ts'

const data: ExplorerData = JSON.parse(part('data').textContent)

const chartNamed = (name: string | undefined): Chart | undefined => data.charts.find(chart => chart.name === name)

const folds = new Map<string, ReadonlySet<string>>()

let coverage: Coverage | undefined

/** What a requirement or an event was opened over: the drawing stays where it speaks of it. */
let openChart: string | undefined

const foldedOf = (name: string): ReadonlySet<string> => folds.get(name) ?? new Set()

const coverageOf = (chart: Chart): ChartCoverage | undefined => coverage?.charts.find(each => each.chart === chart.name)

const isStale = (chart: Chart): boolean => coverageOf(chart) !== undefined && coverageOf(chart)?.hash !== chart.hash

const coverageLine = (chart: Chart): string | undefined => {
  const own = coverageOf(chart)
  if (coverage === undefined) return undefined
  if (own === undefined) return 'not in the last run'
  return isStale(chart) ? 'run on another version of this chart' : coverageWords(chart, own)
}

const coverageNote = (chart: Chart): string | undefined => {
  const own = coverageOf(chart)
  return own === undefined || isStale(chart) ? coverageLine(chart) : takenWords(chart, own)
}

const noteOf = (chart: Chart): string | undefined => (run.kind() === undefined ? coverageNote(chart) : run.note(chart))

const dressOf = (chart: Chart): Dress | undefined => {
  if (run.kind() !== undefined) return undefined
  const own = coverageOf(chart)
  if (own !== undefined) return coverageDress(chart, own)
  const changes = data.changes?.charts[chart.name]
  return (
    changes &&
    changeDress(
      changes,
      chart.transitions.map(({ id }) => id),
    )
  )
}

const knowledge = (chart: Chart): Knowledge => ({
  ledger: data.ledger,
  senders: data.senders,
  receivers: data.receivers ?? {},
  hits: id => {
    const own = coverageOf(chart)
    return own && (id.includes('|') ? (own.transitions[id] ?? 0) : (own.states[id] ?? 0))
  },
})

/** Drawing and list are made anew: the button that was pressed keeps the focus. */
const toggle = (id: string): void => {
  const name = openChart ?? ''
  const holder = stage.canvas.contains(document.activeElement) ? stage.canvas : part('charts')
  const folded = new Set(foldedOf(name))
  if (!folded.delete(id)) folded.add(id)
  folds.set(name, folded)
  render()
  const buttons = [...holder.querySelectorAll<HTMLElement | SVGElement>('[data-fold]')]
  buttons.find(button => button.dataset.fold === id)?.focus()
}

const foldAll = (isFolded: boolean): void => {
  const chart = chartNamed(openChart)
  if (chart === undefined) return
  folds.set(chart.name, new Set(isFolded ? foldableStates(chart).map(({ id }) => id) : []))
  render()
}

const stage = makeStage(data, {
  go: id => {
    location.hash = addressOf(id)
  },
  toggle,
  foldAll,
})

/** What is asked for by its address must be seen: the frames around it are opened. */
const unfoldAround = (chart: Chart, id: string): void => {
  const state = id.split('|')[0] ?? id
  if (!chart.states.some(each => each.id === state)) return
  const around = new Set(
    treeOf(chart)
      .ancestors(state)
      .map(({ id: outer }) => outer),
  )
  folds.set(
    chart.name,
    new Set([...foldedOf(chart.name)].filter(folded => !around.has(folded) && !(id.includes('|') && folded === state))),
  )
}

const panelOf = (address: Address, chart: Chart | undefined) => {
  if (address.page === 'requirement') return requirementPlaces(data, address.id)
  if (address.page === 'event') return eventPlaces(data, address.event)
  if (address.page === 'story') return undefined
  const isWhole = address.page === 'start' || address.id === undefined || address.id === address.chart
  if (run.kind() !== undefined && isWhole) return run.panel
  if (address.page === 'start' || chart === undefined) return undefined
  const known = knowledge(chart)
  const state = chart.states.find(({ id }) => id === address.id)
  const transition = chart.transitions.find(({ id }) => id === address.id)
  if (state !== undefined) return statePanel(chart, state, known)
  if (transition !== undefined) return transitionPanel(chart, transition, known)
  return chartPanel(data.charts, chart, known, data.changes)
}

const title = h('h1', {})

const purpose = h('p', {})

const run = makeRunMode(data, {
  onChange: () => showRun(),
  onChoose: name => {
    if (name === openChart || chartNamed(name) === undefined) return
    history.replaceState(null, '', addressOf(name))
    render()
  },
})

const picker = makePicker(key => run.choose(openChart ?? '', key))

const head = h('div', { class: 'head' }, h('div', { class: 'what' }, title, purpose), picker.element, stage.bar)

const purposeOf = (chart: Chart): string => {
  const covered = coverageLine(chart)
  if (run.kind() !== undefined) return capital(run.words(chart))
  return covered === undefined ? (chart.description ?? '') : `${covered} by ${coverage?.run}`
}

/** What a run changes while it goes on; all else stays as it is. */
const showRun = (): void => {
  if (run.kind() === undefined) return
  const words = (told: (chart: Chart) => string) => (name: string) => {
    const own = chartNamed(name)
    return own === undefined ? '' : told(own)
  }
  writeNotes('note', words(run.note))
  writeNotes('line', words(run.words))
  const chart = chartNamed(openChart)
  if (chart === undefined) return
  const wanted = purposeOf(chart)
  if (purpose.textContent !== wanted) purpose.textContent = wanted
  stage.lightUp(run.lights(chart))
  picker.update(run.standings(chart.name), run.standing(chart.name))
}

const showChart = (chart: Chart, id: string | undefined): void => {
  title.textContent = stateName({ key: chart.name })
  purpose.textContent = purposeOf(chart)
  if (!part('main').contains(stage.canvas)) fill(part('main'), head, run.bar, stage.canvas, stage.hint)
  stage.update({
    chart,
    folded: foldedOf(chart.name),
    id,
    dress: dressOf(chart),
  })
  stage.lightUp(run.lights(chart))
}

const showStart = (address: Address): void => {
  const kind = run.kind()
  const story = address.page === 'story' && data.stories?.find(({ name }) => name === address.name)
  if (story) fill(part('main'), storyPage(data, story))
  else if (kind === undefined) fill(part('main'), startPage(data, coverageLine))
  else fill(part('main'), run.bar, runPage(data, kind, run.words))
}

/** Whether a chart speaks of the requirement, or listens to the event. */
const speaksOf =
  (address: Address) =>
  ({ states, transitions }: Chart): boolean => {
    if (address.page === 'requirement')
      return [...states, ...transitions].some(({ requirements }) => requirements.includes(address.id))
    return address.page === 'event' && transitions.some(({ event }) => event === address.event)
  }

const chartFor = (address: Address): string | undefined => {
  if (address.page === 'chart') return chartNamed(address.chart)?.name
  if (address.page === 'start' || address.page === 'story') return undefined
  const open = chartNamed(openChart)
  return open && speaksOf(address)(open) ? open.name : data.charts.find(speaksOf(address))?.name
}

const render = (): void => {
  const address = readAddress(location.hash)
  openChart = chartFor(address)
  const chart = chartNamed(openChart)
  const id = address.page === 'chart' && address.id !== address.chart ? address.id : undefined
  const panel = panelOf(address, chart)
  const nav = { chart: openChart, id, folded: foldedOf(openChart ?? ''), toggle, coverage: noteOf }
  document.title = chart === undefined ? data.title : `${stateName({ key: chart.name })} · ${data.title}`
  document.body.dataset.page = panel === undefined ? 'start' : 'chart'
  document.body.dataset.chosen = String(id !== undefined || address.page === 'requirement' || address.page === 'event')
  fill(part('charts'), navList(data, nav))
  fill(part('detail'), panel ?? false)
  run.bar.hidden = run.kind() === undefined
  picker.element.hidden = true
  if (chart === undefined) showStart(address)
  else showChart(chart, id)
  showRun()
}

/** Who came by the drawing stays in it; who came by a link goes on where it leads. */
const onAddress = (isFirst: boolean): void => {
  const address = readAddress(location.hash)
  const isInDrawing = stage.canvas.contains(document.activeElement)
  const chart = address.page === 'chart' ? chartNamed(address.chart) : undefined
  const id = address.page === 'chart' ? address.id : undefined
  if (chart !== undefined && id !== undefined) unfoldAround(chart, id)
  render()
  part('panel').scrollTop = 0
  document.body.classList.remove('has-nav')
  if (id !== undefined) stage.show(id)
  if (isInDrawing && id !== undefined) stage.focus(id)
  else if (!isFirst) (document.querySelector<HTMLElement>('#detail h2') ?? part('main')).focus({ preventScroll: true })
}

const closePanel = (): void => {
  location.hash = openChart === undefined ? '' : addressOf(openChart)
}

makeTheme()
makeSearch(data)
part('coverage').hidden = data.changes !== undefined
makeCoverageSwitch(data.coverage, shown => {
  coverage = shown
  render()
})
makePrinting(data, () => chartNamed(openChart), { dressOf, lightsOf: run.lights })
part('menu').addEventListener('click', () => {
  const isOpen = document.body.classList.toggle('has-nav')
  part('menu').setAttribute('aria-expanded', String(isOpen))
})
part('close').addEventListener('click', closePanel)
part('skip').addEventListener('click', () => (openChart === undefined ? part('main') : stage.canvas).focus())
makeRunSwitches(data, run, chart => {
  part('coverage').hidden = data.changes !== undefined || run.kind() !== undefined
  document.body.dataset.run = run.kind() ?? 'none'
  if (chart !== undefined && run.standing(openChart ?? '') === undefined) location.hash = addressOf(chart.name)
  render()
})
window.addEventListener('hashchange', () => onAddress(false))
onAddress(true)
