import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  selectClaim,
  selectIsPackageClaimed,
  selectIsPackageOffered,
  selectIsPackageOpen,
} from '../../../machines/ownAccount.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { cx } from '../../ui/components/basics/cx.ts'
import { Spinner } from '../../ui/components/basics/Spinner.tsx'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import { useIsKidsMode } from '../../ui/context.ts'
import { CodeForm } from '../account-forms/CodeForm.tsx'
import css from './My.module.css'
import type { OwnAccountActor } from './parts.ts'

type OwnAccountProps = { readonly ownAccount: OwnAccountActor }

type FreePackageProps = OwnAccountProps & {
  /** Above the whole app, or on a page of the account. */
  readonly of: 'app' | 'account'
}

const NotNow = ({ ownAccount }: OwnAccountProps) => (
  <Button variant="text" onPress={() => ownAccount.send({ type: 'viewer.declinePackage' })}>
    <FormattedMessage id="package.notNow" defaultMessage="Not now" />
  </Button>
)

const Claim = ({ ownAccount }: OwnAccountProps) => {
  const intl = useIntl()
  const form = useSelector(ownAccount, selectClaim)
  const isClaimed = useSelector(ownAccount, selectIsPackageClaimed)
  const close = () => ownAccount.send({ type: 'viewer.closePackage' })
  if (isClaimed) {
    return (
      <Dialog
        title={intl.formatMessage({ id: 'package.claimed', defaultMessage: 'Your free package is here' })}
        size={400}
        onClose={close}
        footer={
          <Button variant="primary" onPress={close}>
            <FormattedMessage id="package.go" defaultMessage="Start watching" />
          </Button>
        }
      >
        <p>
          <FormattedMessage
            id="package.claimed.text"
            defaultMessage="Its channels and titles are open to you now. My plan shows when it ends."
          />
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: 'package.title', defaultMessage: 'Your free package' })}
      size={400}
      onClose={close}
    >
      {form ? (
        <div className={css.claim}>
          <p>
            <FormattedMessage
              id="package.form"
              defaultMessage="We send a code to your phone to confirm that it is you."
            />
          </p>
          <CodeForm
            form={form}
            purpose="freePackage"
            submitText={intl.formatMessage({ id: 'package.claim', defaultMessage: 'Get it free' })}
          />
          <NotNow ownAccount={ownAccount} />
        </div>
      ) : (
        <Spinner />
      )}
    </Dialog>
  )
}

/** What a new account may have for nothing: a welcome, the form, and the good news (AUTH-06); nothing of it is for children. */
export const FreePackage = ({ ownAccount, of }: FreePackageProps) => {
  const isKidsMode = useIsKidsMode()
  const isOffered = useSelector(ownAccount, selectIsPackageOffered) && !isKidsMode
  const isOpen = useSelector(ownAccount, selectIsPackageOpen)
  return (
    <>
      {isOffered && (
        <section className={cx(css.welcome, of === 'app' && css.bar)} aria-labelledby="package-welcome">
          <div>
            <h2 id="package-welcome">
              <FormattedMessage id="package.welcome" defaultMessage="Welcome! The first days are on us" />
            </h2>
            <p>
              <FormattedMessage
                id="package.welcome.text"
                defaultMessage="Watch for free, without a card. All it takes is your phone."
              />
            </p>
          </div>
          <div className={css.actions}>
            <Button
              variant="primary"
              size={of === 'app' ? 'small' : 'normal'}
              onPress={() => ownAccount.send({ type: 'viewer.claimPackage' })}
            >
              <FormattedMessage id="package.claim" defaultMessage="Get it free" />
            </Button>
            <NotNow ownAccount={ownAccount} />
          </div>
        </section>
      )}
      {isOpen && <Claim ownAccount={ownAccount} />}
    </>
  )
}
