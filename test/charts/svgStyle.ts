import { TAG_SIZE, TEXT_SIZE, TITLE_SIZE } from './drawing.ts'

/** What an arrow's colour says: who or what sets the transition off. */
export const LEGEND = ['person', 'fact', 'after', 'done', 'error', 'always'] as const

/** Several kinds may share one arrow; each line of its label has its own colour then. */
export type Tone = (typeof LEGEND)[number] | 'mixed'

const TONES: readonly Tone[] = [...LEGEND, 'mixed']

export const TONE_WORDS: Readonly<Record<(typeof LEGEND)[number], string>> = {
  person: 'a wish of the person',
  fact: 'a fact',
  after: 'time is up',
  done: 'an actor answers',
  error: 'an actor breaks',
  always: 'at once',
}

type Colours = Readonly<Record<Tone | 'paper' | 'ink' | 'muted' | 'line' | 'box' | 'frame' | 'inner' | 'tag', string>>

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
  after: '#965300',
  done: '#167038',
  error: '#b42318',
  always: '#6941c6',
  mixed: '#3f4754',
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
  mixed: '#c3cad4',
}

const variables = (colours: Colours): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')

const toneRules = TONES.map(
  tone =>
    `.${tone} path{stroke:var(--${tone})}.${tone} .head{fill:var(--${tone});stroke:none}text.${tone}{fill:var(--${tone})}`,
)

/** Dark where the reader's system is dark and the drawing is on a screen; paper is white. */
export const STYLE = [
  `.chart{${variables(LIGHT)};font-family:Inter,"Helvetica Neue",Helvetica,Arial,"Liberation Sans",sans-serif;font-size:${TEXT_SIZE}px}`,
  `@media screen and (prefers-color-scheme:dark){.chart{${variables(DARK)}}}`,
  '.paper{fill:var(--paper)}',
  '.chart text{fill:var(--ink);white-space:pre}',
  `.chart .title{font-size:${TITLE_SIZE}px;font-weight:700}`,
  '.box{fill:var(--box);stroke:var(--line);stroke-width:1.5}',
  '.frame{fill:var(--frame)}',
  '.inner{fill:var(--inner)}',
  '.region{stroke-dasharray:7 5}',
  '.rule{stroke:var(--line);stroke-width:1}',
  '.tag{fill:var(--tag)}',
  `.chart .tagText{font-size:${TAG_SIZE}px;fill:var(--ink)}`,
  '.chart .description,.chart .action,.chart .muted{fill:var(--muted)}',
  '.chart .actor{fill:var(--done)}',
  '.chart .event{font-weight:600}',
  '.chart .label text{paint-order:stroke;stroke:var(--frame);stroke-width:4px;stroke-linejoin:round}',
  '.arrow path{fill:none;stroke:var(--muted);stroke-width:1.5}',
  '.arrow .head{fill:var(--muted);stroke:none}',
  '.arrow.always path{stroke-dasharray:2 4;stroke-linecap:round}',
  '.dot{fill:var(--ink)}',
  ...toneRules.map(rule => rule.replaceAll('text.', '.chart text.')),
].join('\n')
