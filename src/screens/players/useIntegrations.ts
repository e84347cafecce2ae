import { useEffect, useState } from 'react'
import type { Integrations } from '../../ui/integrations.ts'
import { type PictureOf, useViews } from './useViews.ts'

/** `undefined` until their code is there. */
export const useIntegrations = (of: PictureOf = 'channels'): Integrations | undefined => {
  const views = useViews(of)
  const [integrations, setIntegrations] = useState<Integrations>()
  useEffect(() => {
    let isWanted = true
    views()
      ?.integrations()
      .then(
        fetched => {
          if (isWanted) setIntegrations(fetched)
        },
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [views])
  return integrations
}
