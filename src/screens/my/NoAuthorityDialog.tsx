import { useIntl } from 'react-intl'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import type { PurchaseActor } from './parts.ts'

/** The account has no right to what was chosen, and no player says so in its overlay (UI-02). */
export const NoAuthorityDialog = ({ purchase }: { readonly purchase: PurchaseActor }) => {
  const intl = useIntl()
  const cancel = () => purchase.send({ type: 'viewer.closePlans' })
  return (
    <Dialog
      title={intl.formatMessage({ id: 'noAuthority.title', defaultMessage: 'This is not in your plan' })}
      size={400}
      onClose={cancel}
      footer={
        <>
          <Button onPress={cancel}>{intl.formatMessage({ id: 'cancel', defaultMessage: 'Cancel' })}</Button>
          <Button variant="primary" autoFocus onPress={() => purchase.send({ type: 'viewer.seePlans' })}>
            {intl.formatMessage({ id: 'noAuthority.purchase', defaultMessage: 'Purchase' })}
          </Button>
        </>
      }
    >
      <p>
        {intl.formatMessage({
          id: 'noAuthority.text',
          defaultMessage: 'It comes with another plan. What you have stays as it is.',
        })}
      </p>
    </Dialog>
  )
}
