import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import {
  type agreementMachine,
  type OpenPolicy,
  selectAgreementFailure,
  selectHasAgreementFailed,
  selectIsRead,
  selectIsWaiting,
  selectPolicies,
} from '../../../machines/agreement.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Spinner } from '../../ui/components/basics/Spinner.tsx'
import { useInSight } from '../../ui/components/basics/useInSight.ts'
import { CallFailed } from '../../ui/components/feedback/RetryCard.tsx'
import { failureText } from '../account-forms/failureText.ts'
import { StepTitle } from './StepTitle.tsx'
import css from './Terms.module.css'

const TITLE = defineMessage({ id: 'terms.title', defaultMessage: 'Terms and privacy' })

type TermsProps = { readonly agreement: ActorRefFrom<typeof agreementMachine> }
type TextsProps = { readonly policies: ReadonlyArray<OpenPolicy>; readonly onEnd: () => void }

/** The end counts as seen when it is in sight, also where nothing has to be scrolled (AUTH-05). */
const Texts = ({ policies, onEnd }: TextsProps) => {
  const intl = useIntl()
  const end = useRef<HTMLDivElement>(null)
  useInSight(end, onEnd)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too
    <section className={css.texts} tabIndex={0} aria-label={intl.formatMessage(TITLE)}>
      {policies.map(({ policyId, title, content }) => (
        <article key={policyId}>
          <h2>{title}</h2>
          {content.split(/\n{2,}/).map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
      ))}
      <div ref={end} className={css.end} />
    </section>
  )
}

/** What is agreed to before anybody is let in. */
export const Terms = ({ agreement }: TermsProps) => {
  const intl = useIntl()
  const policies = useSelector(agreement, selectPolicies)
  const failure = useSelector(agreement, selectAgreementFailure)
  const hasFailed = useSelector(agreement, selectHasAgreementFailed)
  const isWaiting = useSelector(agreement, selectIsWaiting)
  const isRead = useSelector(agreement, selectIsRead)
  const disagree = (
    <Button variant="text" onPress={() => agreement.send({ type: 'viewer.disagree' })}>
      {intl.formatMessage({ id: 'terms.disagree', defaultMessage: 'Disagree' })}
    </Button>
  )

  if (hasFailed) {
    return (
      <>
        <StepTitle>{intl.formatMessage(TITLE)}</StepTitle>
        <CallFailed
          part="TERMS"
          failure={failure}
          title={intl.formatMessage({ id: 'terms.failed.title', defaultMessage: 'The terms could not be loaded' })}
          cause={intl.formatMessage({
            id: 'terms.failed.cause',
            defaultMessage: 'You need to accept them to log in. What you typed is kept.',
          })}
          onRetry={() => agreement.send({ type: 'viewer.retry' })}
        />
        {disagree}
      </>
    )
  }
  if (policies.length === 0) return <Spinner />
  return (
    <>
      <StepTitle>{intl.formatMessage(TITLE)}</StepTitle>
      <Texts key={policies[0]?.content} policies={policies} onEnd={() => agreement.send({ type: 'viewer.reachEnd' })} />
      <p className={css.refusal} role="alert">
        {failureText(failure, false, intl)}
      </p>
      <div className={css.answer}>
        <p className={css.hint} aria-live="polite">
          {!isRead && intl.formatMessage({ id: 'terms.scroll', defaultMessage: 'Scroll to the end to continue' })}
        </p>
        {disagree}
        <Button
          variant="primary"
          disabled={!isRead || isWaiting}
          onPress={() => agreement.send({ type: 'viewer.agree' })}
        >
          {intl.formatMessage({ id: 'terms.agree', defaultMessage: 'Agree and log in' })}
        </Button>
      </div>
    </>
  )
}
