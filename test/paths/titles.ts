import type { Exploration, Move } from './explore.ts'
import { plain } from './plain.ts'

const SHORT = 48

/** 250 ms, 8 s, 1 min 30 s: as a person says it. */
export const duration = (ms: number): string => {
  if (ms < 1_000 || ms % 100 !== 0) return `${ms} ms`
  const [hours, minutes, seconds] = [
    Math.floor(ms / 3_600_000),
    Math.floor((ms % 3_600_000) / 60_000),
    (ms % 60_000) / 1_000,
  ]
  const parts = [hours && `${hours} h`, minutes && `${minutes} min`, seconds && `${seconds} s`]
  return parts.filter(Boolean).join(' ')
}

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
