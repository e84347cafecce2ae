import type { Exploration, Move } from './explore.ts'
import { plain } from './plain.ts'

const SHORT = 48

const shortened = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT - 1)}…` : text)

const payload = (value: unknown): string => {
  const text = JSON.stringify(plain(value))
  return text === '{}' ? '' : shortened(text.replaceAll('"', ''))
}

const timerTitle = (timer: string): string => `after ${timer.replace(/^xstate\.after\./, '').split('.')[0]}`

const hasVariants = ({ moves }: Exploration, move: Move): boolean =>
  (moves[move.from] ?? []).filter(({ event }) => event.type === move.event.type).length > 1

/** One step of a path in words: `viewer.zap {step:1}`, `open answers {playable:true}`, `after backOff`. */
export const stepTitle = (exploration: Exploration, move: Move): string => {
  const { type, ...rest } = move.event
  if (move.timer !== undefined) return timerTitle(move.timer)
  if (move.actor !== undefined)
    return type.startsWith('xstate.error.') ? `${move.actor} breaks` : `${move.actor} answers ${payload(rest.output)}`
  return hasVariants(exploration, move) ? `${type} ${payload(rest)}` : type
}

export const pathTitle = (exploration: Exploration, moves: readonly Move[]): string =>
  moves.map(move => stepTitle(exploration, move)).join(' → ')
