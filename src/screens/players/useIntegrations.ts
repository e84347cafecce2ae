import { useCallback } from 'react'
import type { Integrations } from '../../ui/integrations.ts'
import { useFetched } from '../../ui/useFetched.ts'
import { type PictureOf, useViews } from './useViews.ts'

/** `undefined` until their code is there. */
export const useIntegrations = (of: PictureOf = 'channels'): Integrations | undefined => {
  const views = useViews(of)
  return useFetched(useCallback(() => views()?.integrations(), [views]))
}
