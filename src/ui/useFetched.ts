import { useEffect, useEffectEvent, useState } from 'react'

/** What is fetched for as long as the view is there; `undefined` until it has come, and of another `fetch` too. */
export const useFetched = <Value>(
  fetch: () => Promise<Value> | undefined,
  onMissed?: () => void,
): Value | undefined => {
  const [got, setGot] = useState<{ readonly fetch: typeof fetch; readonly value: Value }>()
  const missed = useEffectEvent(() => onMissed?.())
  useEffect(() => {
    let isWanted = true
    fetch()?.then(
      value => {
        if (isWanted) setGot({ fetch, value })
      },
      () => {
        if (isWanted) missed()
      },
    )
    return () => {
      isWanted = false
    }
  }, [fetch])
  return got?.fetch === fetch ? got.value : undefined
}
