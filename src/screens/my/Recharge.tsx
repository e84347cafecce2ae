import { useSelector } from '@xstate/react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { selectCanRedeem, selectDigits, selectIsRedeeming, selectRechargeFailure } from '../../../machines/recharge.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Field } from '../../ui/components/form/Field.tsx'
import css from './My.module.css'
import type { RechargeActor } from './parts.ts'

const FOUR = /(\d{4})(?=\d)/g

/** In the operator's own words where it has some. */
const problemText = (failure: CallFailure | undefined, intl: IntlShape): string | undefined => {
  if (failure === undefined || failure.tag === 'expired') return undefined
  if (failure.tag === 'refused' && failure.message) return failure.message
  if (failure.tag === 'offline' || failure.tag === 'timeout')
    return intl.formatMessage({
      id: 'error.network',
      defaultMessage: 'Network connection failed, please check the network',
    })
  return intl.formatMessage({
    id: 'recharge.failed',
    defaultMessage: 'The code could not be redeemed. Please try again.',
  })
}

/** The form for a recharge code (BUY-03). */
export const Recharge = ({ recharge }: { readonly recharge: RechargeActor }) => {
  const intl = useIntl()
  const digits = useSelector(recharge, selectDigits)
  const canRedeem = useSelector(recharge, selectCanRedeem)
  const isBusy = useSelector(recharge, selectIsRedeeming)
  const failure = useSelector(recharge, selectRechargeFailure)
  return (
    <form
      className={css.recharge}
      onSubmit={event => {
        event.preventDefault()
        recharge.send({ type: 'viewer.redeem' })
      }}
    >
      <Field
        label={intl.formatMessage({ id: 'recharge.code', defaultMessage: 'Recharge code' })}
        name="rechargeCode"
        inputMode="numeric"
        autoComplete="off"
        value={digits.replace(FOUR, '$1 ')}
        error={problemText(failure, intl)}
        hint={intl.formatMessage({ id: 'recharge.hint', defaultMessage: 'The 16 digits of your card' })}
        onChange={rechargeCode => recharge.send({ type: 'viewer.typeCode', rechargeCode })}
      />
      <Button type="submit" disabled={!canRedeem || isBusy}>
        <FormattedMessage id="recharge.confirm" defaultMessage="Redeem" />
      </Button>
    </form>
  )
}
