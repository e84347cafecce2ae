import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectLineup, selectPurchase, selectRecharge } from '../../../machines/app/index.ts'
import { selectCurrentProgramme } from '../../../machines/lineup/index.ts'
import { selectIsPurchaseOpen, selectIsRefused } from '../../../machines/purchase.ts'
import type { Channel } from '../../../models/channel.ts'
import { purchaseDialogWidth } from '../../../models/plan.ts'
import { textsIn } from '../../../models/programme.ts'
import { ChannelLogo } from '../../ui/components/basics/ChannelLogo.tsx'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import { useApp } from '../../ui/context.ts'
import { formatTime } from '../../ui/intl/format.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import css from './My.module.css'
import { NoAuthorityDialog } from './NoAuthorityDialog.tsx'
import type { PurchaseActor, RechargeActor } from './parts.ts'
import { usePlans, useWanted } from './usePlans.ts'
import { Ways } from './Ways.tsx'

/** The locked channel with what is on: what one would be watching. */
const OnNow = ({ channel: { logicalChannelId, logicalChannelName, iconUrl } }: { readonly channel: Channel }) => {
  const language = useLanguage()
  const lineup = useSelector(useApp(), selectLineup)
  const programme = useSelector(lineup, snapshot => snapshot && selectCurrentProgramme(logicalChannelId)(snapshot))
  return (
    <div className={css.wanted}>
      <ChannelLogo src={iconUrl} name={logicalChannelName} />
      {programme && (
        <p>
          <b>{textsIn(programme, language).title}</b>
          <span>
            <FormattedMessage
              id="plans.onNow"
              defaultMessage="On now, until {time}"
              values={{ time: formatTime(programme.stop) }}
            />
          </span>
        </p>
      )}
    </div>
  )
}

const Open = ({ purchase, recharge }: { readonly purchase: PurchaseActor; readonly recharge: RechargeActor }) => {
  const intl = useIntl()
  const plans = usePlans(purchase)
  const wanted = useWanted()
  return (
    <Dialog
      title={
        wanted === undefined
          ? intl.formatMessage({ id: 'plans.title', defaultMessage: 'Choose a plan' })
          : intl.formatMessage(
              { id: 'plans.title.channel', defaultMessage: 'Watch {channel}' },
              { channel: wanted.logicalChannelName },
            )
      }
      size={purchaseDialogWidth(plans?.length ?? 0)}
      onClose={() => purchase.send({ type: 'viewer.closePlans' })}
    >
      {wanted && <OnNow channel={wanted} />}
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
