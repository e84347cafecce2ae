import { TAG_SIZE, TEXT_SIZE, TITLE_SIZE } from './drawing.ts'
import { TONES, type Tone } from './tones.ts'

type Surface = 'paper' | 'ink' | 'muted' | 'line' | 'box' | 'frame' | 'inner' | 'tag' | 'good' | 'bad' | 'changed'

type Colours = Readonly<Record<Tone | Surface, string>>

const LIGHT: Colours = {
  paper: '#ffffff',
  ink: '#15181d',
  muted: '#59616e',
  line: '#aeb6c2',
  box: '#ffffff',
  frame: '#f5f6f8',
  inner: '#eceff3',
  tag: '#e3e7ee',
  person: '#1558c4',
  fact: '#3f4754',
  after: '#8a4d00',
  done: '#167038',
  error: '#b42318',
  always: '#6941c6',
  mixed: '#15181d',
  good: '#167038',
  bad: '#b42318',
  changed: '#8a4d00',
}

const DARK: Colours = {
  paper: '#121417',
  ink: '#f2f4f6',
  muted: '#a7afba',
  line: '#4d5561',
  box: '#262a30',
  frame: '#1a1d21',
  inner: '#202429',
  tag: '#3a414b',
  person: '#86b4ff',
  fact: '#c3cad4',
  after: '#f2b866',
  done: '#78d497',
  error: '#ff9389',
  always: '#c0a9ff',
  mixed: '#f2f4f6',
  good: '#78d497',
  bad: '#ff9389',
  changed: '#f2b866',
}

const variables = (colours: Colours): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')

/** Rules of a drawing, all below `.chart`: a page has class names of its own. */
const rules = (list: readonly string[]): readonly string[] =>
  list.map(rule => {
    const [selectors = '', body = ''] = rule.split(/(?=\{)/)
    const below = selectors.split(',').map(selector => `.chart ${selector}`)
    return `${below.join(',')}${body}`
  })

const toneRules = TONES.flatMap(tone => [
  `.${tone} path,.sign.${tone}{stroke:var(--${tone})}`,
  `.${tone} .head{fill:var(--${tone});stroke:var(--${tone});stroke-width:0}`,
  `text.${tone}{fill:var(--${tone})}`,
])

/** What lies over a drawing: how a state, a line of words and an arrow show it. */
const markRules = (mark: string, colour: string, more: { readonly arrow?: string; readonly text?: string } = {}) => [
  `.state.${mark}>.box{stroke:var(--${colour});stroke-width:2.5;${more.arrow ?? ''}}`,
  `.line.${mark} text{fill:var(--${colour});${more.text ?? ''}}`,
  `.line.${mark} .sign,.arrow.${mark} path{stroke:var(--${colour});${more.arrow ?? ''}}`,
  `.arrow.${mark} .head{fill:var(--${colour});stroke-width:0;stroke-dasharray:none}`,
  `.state.${mark}>.count,.${mark} .count{fill:var(--${colour})}`,
  `.state.${mark}>.title{fill:var(--${colour});${more.text ?? ''}}`,
]

const DASHED = 'stroke-dasharray:6 4'

const COUNT_TEXT = '.line text.countText,.state>text.countText{fill:var(--paper);text-decoration:none}'

const MARKS = [
  ...markRules('mark-hit', 'good'),
  ...markRules('mark-missed', 'bad', { arrow: DASHED }),
  ...markRules('mark-partly', 'changed', { arrow: DASHED }),
  ...markRules('mark-added', 'good'),
  ...markRules('mark-removed', 'bad', { arrow: DASHED, text: 'text-decoration:line-through' }),
  ...markRules('mark-changed', 'changed'),
  COUNT_TEXT,
]

const RULES = rules([
  'text{fill:var(--ink);white-space:pre}',
  `.title{font-size:${TITLE_SIZE}px;font-weight:700}`,
  '.paper{fill:var(--paper)}',
  '.box{fill:var(--box);stroke:var(--line);stroke-width:1.5}',
  '.frame{fill:var(--frame)}',
  '.inner{fill:var(--inner)}',
  '.region{stroke-dasharray:7 5}',
  '.rule{stroke:var(--line);stroke-width:1}',
  '.tag{fill:var(--tag)}',
  `.tagText,.countText{font-size:${TAG_SIZE}px}`,
  '.countText{font-weight:700}',
  '.description,.action,.muted{fill:var(--muted)}',
  '.actor{fill:var(--done)}',
  '.event{font-weight:600}',
  '.label text{paint-order:stroke;stroke:var(--frame);stroke-width:4px;stroke-linejoin:round}',
  '.label text.countText{stroke:none}',
  '.arrow path{fill:none;stroke:var(--muted);stroke-width:1.5}',
  '.arrow .head{fill:var(--muted);stroke-width:0}',
  '.arrow.always path{stroke-dasharray:2 4;stroke-linecap:round}',
  '.sign{fill:none;stroke:var(--muted);stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}',
  '.sign.actor{stroke:var(--done)}',
  '.dot{fill:var(--ink)}',
  '.far{display:none;font-weight:700}',
  ...toneRules,
  ...MARKS,
])

const FACE = `font-family:Inter,"Helvetica Neue",Helvetica,Arial,"Liberation Sans",sans-serif;font-size:${TEXT_SIZE}px`

/** Dark where the reader's system is dark and the drawing is on a screen; paper is white. */
export const STYLE = [
  `.chart{${variables(LIGHT)};${FACE}}`,
  `@media screen and (prefers-color-scheme:dark){.chart{${variables(DARK)}}}`,
  ...RULES,
].join('\n')

/** The same inside a page that says itself, by `data-theme`, whether it is dark. */
export const PAGE_STYLE = [
  `.chart{${variables(LIGHT)};${FACE}}`,
  `@media screen{[data-theme=dark] .chart{${variables(DARK)}}}`,
  ...RULES,
].join('\n')

/** The marks of one path: the way in blue, and where it ends in red. */
export const PATH_STYLE = rules([
  ...markRules('mark-end', 'bad', { arrow: 'stroke-width:4' }),
  ...markRules('mark-way', 'person', { arrow: 'stroke-width:2.5' }),
  COUNT_TEXT,
]).join('\n')
