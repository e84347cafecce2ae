import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/components/basics/Button.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { useApp } from '../../ui/context.ts'

type ForGuestProps = { readonly title: string; readonly text: string }

/** A list that only an account has: the way to one, and back here (ROLE-01, ROLE-02). */
export const ForGuest = ({ title, text }: ForGuestProps) => {
  const app = useApp()
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button variant="primary" onPress={() => app.send({ type: 'viewer.logIn' })}>
          <FormattedMessage id="header.login" defaultMessage="Log in" />
        </Button>
      }
    />
  )
}
