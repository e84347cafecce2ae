import { useLayoutEffect, useRef } from 'react'
import { useHandle } from '../../app/context.ts'
import css from './LiveTv.module.css'

/** Where the one media element stands in this page; it is moved here, never made anew. */
export const StagePlace = () => {
  const { stageElement } = useHandle()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = stageElement()
    if (element !== undefined) place.current?.append(element)
  }, [stageElement])
  return <div ref={place} className={css.stage} />
}
