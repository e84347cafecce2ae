import { useEffect, useState } from 'react'
import type { Comforts } from '../../ui/comforts.ts'
import { type PictureOf, useViews } from './useViews.ts'

/** `undefined` until their code is there. */
export const useComforts = (of: PictureOf = 'channels'): Comforts | undefined => {
  const views = useViews(of)
  const [comforts, setComforts] = useState<Comforts>()
  useEffect(() => {
    let isWanted = true
    views()
      ?.comforts()
      .then(
        fetched => {
          if (isWanted) setComforts(fetched)
        },
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [views])
  return comforts
}
