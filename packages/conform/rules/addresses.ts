import { leavesOf } from '../contract/json.ts'
import type { As } from '../report/findings.ts'

/** Where an answer sends the page. */
export interface Named {
  readonly call: string
  readonly as: As
  readonly field: string
  readonly address: URL
}

export interface Addresses {
  /** Whatever an answer names, from this place in it on. */
  readonly note: (call: string, as: As, value: unknown, place: string) => void
  readonly named: () => ReadonlyArray<Named>
}

/** Addresses that a person follows: they open a page of their own, which no policy of the app limits. */
const FOLLOWED = /^(?:planList .*\.url|messageList .*\.url|scanCode .*content|channelBanners .*linkId)$/

export const makeAddresses = (backEnd: URL): Addresses => {
  const kept = new Map<string, Named>()
  return {
    note: (call, as, named, place) => {
      for (const [path, value] of leavesOf(named, place)) {
        if (typeof value !== 'string' || !/^(?:https?|wss?):\/\//i.test(value) || !URL.canParse(value)) continue
        if (FOLLOWED.test(`${call} ${path}`)) continue
        const address = new URL(value, backEnd)
        const key = `${call} ${path.replace(/\[\d+\]/g, '[*]')} ${address.origin}`
        if (!kept.has(key)) kept.set(key, { call, as, field: path, address })
      }
    },
    named: () => [...kept.values()],
  }
}
