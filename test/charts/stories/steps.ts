import type { Words } from '@sintonia/statechart-book'
import {
  actionText,
  askedParty,
  capital,
  eventName,
  invokeText,
  placeName,
  plainWords,
  stateName,
} from '@sintonia/statechart-book'
import type { StoryStep } from '@sintonia/statechart-book/pages'
import messages from '../../../src/ui/intl/en.json' with { type: 'json' }
import { COMMANDS } from '../glossary/commands.ts'
import { GLOSSARY } from '../glossary/index.ts'
import type { Party, Told } from './record.ts'

/** Who stands behind a port, where its own words do not say so. */
const BEHIND: Readonly<Record<string, string>> = {
  media: 'Picture',
  confirm: 'Operator',
  claim: 'Other tab',
  watchTabs: 'Other tab',
  watchNetwork: 'Network',
  watchClock: 'Time',
  guide: 'Guide',
  neighbours: 'Prefetch',
  stage: 'Stage',
}

const wordsOfChart = (chart: string): Words => GLOSSARY[chart] ?? {}

const laneOf = (party: Party): string => {
  if (party.kind === 'chart') return stateName({ key: party.chart })
  if (party.kind === 'outside') return party.who
  const behind = BEHIND[party.port]
  if (behind !== undefined) return behind
  if (party.port in GLOSSARY) return stateName({ key: party.port })
  const asked = askedParty(wordsOfChart(party.chart), party.port)?.replace('the ', '')
  return asked === undefined ? 'Device' : capital(asked)
}

type Carried = {
  readonly type: string
  readonly output?: { readonly _tag?: string; readonly left?: { readonly tag?: string } }
  readonly allowed?: boolean
  readonly source?: { readonly kind?: string }
  readonly failure?: { readonly kind?: string }
  readonly toast?: { readonly message?: keyof typeof messages }
}

const answerWords = ({ output }: Carried): string =>
  output?._tag === 'Left' ? `says no: ${plainWords(output.left?.tag ?? 'failed')}` : 'answers'

/** What XState itself tells: an actor begins, ends, breaks, or a timer has run out. */
const lifeWords = ({ from, to, event }: Told): string | undefined => {
  const [, kind, name = ''] = event.type.split('.')
  if (kind === 'init')
    return to.kind === 'port' ? invokeText(wordsOfChart(to.chart), { id: to.port, source: to.port }) : 'begins'
  if (kind === 'done') return from.kind === 'chart' ? 'has come to its end' : answerWords(event)
  if (kind === 'error') return 'breaks'
  return kind === 'after' && to.kind === 'chart'
    ? `the time is up (${actionText(wordsOfChart(to.chart), name)})`
    : undefined
}

const details = ({ failure, source }: Carried): string => {
  if (source?.kind === 'clip') return ' (the clip for locked channels)'
  return failure?.kind === undefined ? '' : ` (${plainWords(failure.kind)})`
}

const wordsOf = (step: Told): string => {
  const { to } = step
  const event: Carried = step.event
  const { type, toast } = event
  if (type.startsWith('xstate.')) return lifeWords(step) ?? plainWords(type)
  if (toast?.message !== undefined) return `show “${messages[toast.message]}”`
  if (type === 'stage.setPictureInPicture') return `${event.allowed ? 'allow' : 'forbid'} picture-in-picture`
  if (to.kind === 'port') return COMMANDS[type] ?? eventName(wordsOfChart(to.port), type)
  return `${eventName(wordsOfChart(to.kind === 'chart' ? to.chart : 'app'), type)}${details(event)}`
}

const isSame = (a: Party, b: Party): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A port that speaks to itself, or is made to speak, has not told anybody yet. */
const isWithin = ({ from, to, event }: Told): boolean =>
  to.kind === 'port' && (isSame(from, to) || event.type.startsWith('stub.'))

/** The lines of a story in product words, in the order of the run. */
export const stepsOf = (told: readonly Told[]): readonly StoryStep[] =>
  told
    .filter(each => !isWithin(each) && each.event.type !== 'xstate.stop')
    .map(each => {
      const { at, from, to, event, entered } = each
      const isOwn = to.kind === 'chart' && isSame(from, to)
      return {
        at,
        from: isOwn ? 'Time' : laneOf(from),
        to: laneOf(to),
        words: wordsOf(each),
        entered: entered.map(placeName),
        isPerson: event.type.startsWith('viewer.'),
      }
    })
