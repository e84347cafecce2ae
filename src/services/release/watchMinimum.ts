import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { HOUR } from '../../../models/codec/instant.ts'
import { optional } from '../../../models/codec/optional.ts'
import { every } from '../clock/every.ts'
import type { Timer } from '../clock/timer.ts'
import { parseJson } from '../json.ts'
import type { Tabs } from '../tabs/tabs.ts'

interface MinimumParts {
  readonly fetch: typeof fetch
  readonly tabs: Pick<Tabs, 'isVisible' | 'onVisibility'>
  readonly timer: Timer
  /** When the revision of this page was committed. */
  readonly time: string
  readonly onTooOld: () => void
}

/** `version.json` beside the app: the release that the operator serves, and the oldest that may stay open. */
const ServedVersion = t.strict({ time: t.string, minimum: optional(t.string) }, 'ServedVersion')

/** An outage changes nothing: the page is as good as before. */
const servedVersion = async (fetch: MinimumParts['fetch']) => {
  const text = await fetch('/version.json', { cache: 'no-cache' }).then(
    answer => (answer.ok ? answer.text() : ''),
    () => '',
  )
  return ServedVersion.decode(parseJson(text))
}

/** A page of the very release that is served would be the same again, however old. */
const isTooOld = (time: string, served: t.TypeOf<typeof ServedVersion>): boolean =>
  served.time !== time && served.minimum !== undefined && Date.parse(time) < Date.parse(served.minimum)

/** Asks each hour, while somebody looks, whether the operator wants pages as old as this one to be loaded anew (AHEAD-45). */
export const watchMinimum = ({ fetch, tabs, timer, time, onTooOld }: MinimumParts): void => {
  let isDue = false
  const ask = async (): Promise<void> => {
    isDue = !tabs.isVisible()
    if (isDue) return
    const served = await servedVersion(fetch)
    if (E.isRight(served) && isTooOld(time, served.right)) onTooOld()
  }
  every(timer, HOUR, ask)
  tabs.onVisibility(() => {
    if (isDue) void ask()
  })
}
