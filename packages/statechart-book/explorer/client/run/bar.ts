import { h } from '../dom.ts'
import type { Step } from './run.ts'
import { stepSentence, timeText } from './words.ts'

export type BarActs = {
  readonly pause: () => void
  readonly back: () => void
  readonly forward: () => void
  readonly toEnd: () => void
}

export type BarWish = {
  readonly isLive: boolean
  readonly isFollowing: boolean
  readonly at: number
  readonly last: number
  readonly step: Step | undefined
  /** Collected since the list stands still. */
  readonly since: number
}

/** What has nothing to do keeps the focus and its place. */
const dim = (button: HTMLButtonElement, isIdle: boolean): void => button.setAttribute('aria-disabled', String(isIdle))

/** Pause, back, forward, now: what can be done with time. */
export const makeRunBar = (acts: BarActs) => {
  const button = (words: string, title: string, click: () => void): HTMLButtonElement =>
    h('button', { type: 'button', title, click }, words)
  const pause = button('Pause', 'The list and the picture stand still; what happens is still collected', acts.pause)
  const back = button('‹ Back', 'One step back (arrow up in the list)', acts.back)
  const forward = button('Forward ›', 'One step on (arrow down in the list)', acts.forward)
  const end = button('Now', 'To the end, and on with it (End in the list)', acts.toEnd)
  const where = h('span', { class: 'where' })
  const spoken = h('span', { class: 'sr', role: 'status' })

  const words = ({ at, last, step, since, isLive, isFollowing }: BarWish): string => {
    if (last === 0) return 'nothing has happened yet'
    if (isFollowing) return `${last} ${last === 1 ? 'step' : 'steps'}`
    const more = isLive && since > 0 ? `, ${since} more since` : ''
    const time = timeText(step?.at)
    return `${step === undefined ? 'before the first step' : `step ${at} of ${last}`}${more}${time && ` · ${time}`}`
  }

  return {
    element: h(
      'div',
      { class: 'runBar', role: 'toolbar', 'aria-label': 'Steps' },
      pause,
      back,
      forward,
      end,
      where,
      spoken,
    ),
    update: (wish: BarWish): void => {
      pause.hidden = !wish.isLive
      pause.textContent = wish.isFollowing ? 'Pause' : 'Go on'
      end.textContent = wish.isLive ? 'Now' : 'End'
      const isAtEnd = wish.isFollowing || (wish.at === wish.last && wish.since === 0)
      dim(end, wish.isLive ? wish.isFollowing : isAtEnd)
      dim(back, wish.step === undefined)
      dim(forward, isAtEnd)
      where.textContent = words(wish)
      spoken.textContent = wish.isFollowing || wish.step === undefined ? '' : stepSentence(wish.step)
    },
  }
}
