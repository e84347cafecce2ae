import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectPurchase, selectRecharge } from '../../../machines/app/index.ts'
import { selectIsPurchaseOpen, selectIsRefused, selectPlans } from '../../../machines/purchase.ts'
import { purchaseDialogWidth } from '../../../models/plan.ts'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import { useApp } from '../../ui/context.ts'
import { NoAuthorityDialog } from './NoAuthorityDialog.tsx'
import type { PurchaseActor, RechargeActor } from './parts.ts'
import { Ways } from './Ways.tsx'

const Open = ({ purchase, recharge }: { readonly purchase: PurchaseActor; readonly recharge: RechargeActor }) => {
  const intl = useIntl()
  const plans = useSelector(purchase, selectPlans)
  return (
    <Dialog
      title={intl.formatMessage({ id: 'plans.title', defaultMessage: 'Choose a plan' })}
      size={purchaseDialogWidth(plans?.length ?? 0)}
      onClose={() => purchase.send({ type: 'viewer.closePlans' })}
    >
      <Ways purchase={purchase} recharge={recharge} />
    </Dialog>
  )
}

/** What can be bought, over the page that lacks a right (BUY-01). */
export const PurchaseDialog = () => {
  const app = useApp()
  const purchase = useSelector(app, selectPurchase)
  const recharge = useSelector(app, selectRecharge)
  const isOpen = useSelector(purchase, snapshot => snapshot !== undefined && selectIsPurchaseOpen(snapshot))
  const isRefused = useSelector(purchase, snapshot => snapshot !== undefined && selectIsRefused(snapshot))
  if (!purchase || !recharge) return null
  if (isRefused) return <NoAuthorityDialog purchase={purchase} />
  return isOpen && <Open purchase={purchase} recharge={recharge} />
}
