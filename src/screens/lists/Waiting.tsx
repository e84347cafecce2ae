import { useContext } from 'react'
import { OfflineContext } from '../../ui/components/feedback/offlineContext.ts'
import css from './Lists.module.css'

/** A list that is on its way; without a network it is not, and the page says so (AHEAD-17). */
export const Waiting = () =>
  useContext(OfflineContext) || <div className={css.waiting} role="status" aria-busy="true" />
