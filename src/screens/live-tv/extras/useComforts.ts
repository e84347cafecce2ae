import { useEffect, useState } from 'react'
import { type Comforts, useHandle } from '../../../app/context.ts'

/** `undefined` until their code is there. */
export const useComforts = (): Comforts | undefined => {
  const { playerViews } = useHandle()
  const [comforts, setComforts] = useState<Comforts>()
  useEffect(() => {
    let isWanted = true
    playerViews()
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
  }, [playerViews])
  return comforts
}
