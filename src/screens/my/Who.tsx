import type { ReactNode } from 'react'
import type { UserInfo } from '../../../models/account.ts'
import { Face } from '../../ui/components/basics/Face.tsx'
import { Meta } from '../../ui/components/basics/Meta.tsx'
import css from './My.module.css'

type WhoProps = {
  readonly account: UserInfo
  readonly facts: ReadonlyArray<string>
  /** What can be done with the account. */
  readonly children?: ReactNode
}

/** Whose pages these are. */
export const Who = ({ account: { accountName }, facts, children }: WhoProps) => (
  <header className={css.who}>
    <Face name={accountName} size="large" />
    <div>
      <h2>{accountName}</h2>
      {facts.length > 0 && <Meta>{facts}</Meta>}
    </div>
    {children && <div className={css.ways}>{children}</div>}
  </header>
)
