import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { paymentWays } from '../../../models/payment.ts'
import css from './My.module.css'
import { Plans } from './Plans.tsx'
import type { PurchaseActor, RechargeActor } from './parts.ts'
import { Recharge } from './Recharge.tsx'
import { useAccount } from './usePlans.ts'

type WaysProps = { readonly purchase: PurchaseActor; readonly recharge: RechargeActor }

/** The ways to pay that this account is offered (BUY-04). */
export const Ways = ({ purchase, recharge }: WaysProps) => {
  const account = useAccount()
  const ways = paymentWays(account?.rechargeStatus ?? 'NOT_RECHARGE')
  const id = useId()
  return (
    <>
      {ways.includes('shop') && <Plans purchase={purchase} />}
      {ways.includes('code') && (
        <section className={css.part} aria-labelledby={id}>
          <h2 id={id}>
            <FormattedMessage id="recharge.title" defaultMessage="Redeem a recharge code" />
          </h2>
          <Recharge recharge={recharge} />
        </section>
      )}
    </>
  )
}
