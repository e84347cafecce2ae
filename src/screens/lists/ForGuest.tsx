import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button, LinkButton } from '../../ui/components/basics/Button.tsx'
import { useApp } from '../../ui/context.ts'
import { EmptyList } from './EmptyList.tsx'
import { Gains } from './Gains.tsx'
import css from './Lists.module.css'
import { useSignUpPath } from './useSignUpPath.ts'

type ForGuestProps = ComponentProps<typeof Gains> & { readonly title: string; readonly text: string }

/** A list that only an account has: what else one is good for, the ways to it, and back here (ROLE-01, ROLE-02). */
export const ForGuest = ({ title, text, without }: ForGuestProps) => {
  const app = useApp()
  const signUp = useSignUpPath()
  return (
    <EmptyList
      title={title}
      text={text}
      action={
        <>
          <Gains without={without} />
          <div className={css.ways}>
            <Button variant="primary" onPress={() => app.send({ type: 'viewer.logIn' })}>
              <FormattedMessage id="header.login" defaultMessage="Log in" />
            </Button>
            <LinkButton to={signUp}>
              <FormattedMessage id="signUp.title" defaultMessage="Create an account" />
            </LinkButton>
          </div>
        </>
      }
    />
  )
}
