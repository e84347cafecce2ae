import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectNow, selectProfile } from '../../../machines/app/index.ts'
import {
  selectHasChanges,
  selectHasProfileFailed,
  selectIsProfileBroken,
  selectIsProfileLoading,
  selectIsSavingProfile,
  selectProfileFailure,
  selectProfileFields,
  selectProfileProblems,
  selectRefusedField,
} from '../../../machines/profile/index.ts'
import { callCode } from '../../../models/callFailure.ts'
import type { ProfileField } from '../../../models/profileFields.ts'
import { isRunning } from '../../../models/subscriptionState.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Spinner } from '../../ui/components/basics/Spinner.tsx'
import { RetryCard } from '../../ui/components/feedback/RetryCard.tsx'
import { useApp } from '../../ui/context.ts'
import { failureText } from '../account-forms/failureText.ts'
import { PersonFields, TelephoneField } from '../account-forms/ProfileFields.tsx'
import { useProblemFocus } from '../account-forms/useProblemFocus.ts'
import { Card } from './cards/Card.tsx'
import { EntranceCard } from './cards/EntranceCard.tsx'
import css from './My.module.css'
import { Password } from './Password.tsx'
import type { MyParts, ProfileActor } from './parts.ts'
import { useSubscriptionName } from './usePlans.ts'
import { Who } from './Who.tsx'

type ProfileProps = { readonly profile: ProfileActor }

const useFailureText = (profile: ProfileActor): string | undefined => {
  const intl = useIntl()
  const failure = useSelector(profile, selectProfileFailure)
  const isBroken = useSelector(profile, selectIsProfileBroken)
  return failureText(
    failure,
    isBroken,
    intl,
    intl.formatMessage({ id: 'profile.failed', defaultMessage: 'Your profile could not be saved. Please try again.' }),
  )
}

const Form = ({ profile }: ProfileProps) => {
  const intl = useIntl()
  const fields = useSelector(profile, selectProfileFields)
  const problems = useSelector(profile, selectProfileProblems)
  const refusedField = useSelector(profile, selectRefusedField)
  const hasChanges = useSelector(profile, selectHasChanges)
  const isSaving = useSelector(profile, selectIsSavingProfile)
  const words = useFailureText(profile)
  const refused = refusedField !== undefined && words !== undefined ? { field: refusedField, words } : undefined
  const entries = {
    fields,
    problems,
    refused,
    onField: (field: ProfileField, value: string) => profile.send({ type: 'viewer.changeField', field, value }),
  }
  const form = useProblemFocus(refusedField === undefined ? problems : { [refusedField]: words })
  return (
    <form
      ref={form}
      className={css.profile}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        profile.send({ type: 'viewer.submit' })
      }}
    >
      <Card title={intl.formatMessage({ id: 'profile.person', defaultMessage: 'About you' })}>
        <PersonFields {...entries} />
      </Card>
      <Card title={intl.formatMessage({ id: 'profile.reach', defaultMessage: 'How we reach you' })}>
        <div className={css.half}>
          <TelephoneField {...entries} />
        </div>
      </Card>
      <p className={css.refusal} role="alert">
        {refused === undefined && words}
      </p>
      <div className={css.actions} data-changed={hasChanges || undefined}>
        <Button variant="primary" type="submit" disabled={isSaving || !hasChanges}>
          <FormattedMessage id="profile.save" defaultMessage="Save changes" />
        </Button>
        {hasChanges && !isSaving && (
          <Button variant="text" onPress={() => profile.send({ type: 'viewer.undo' })}>
            <FormattedMessage id="profile.undo" defaultMessage="Undo changes" />
          </Button>
        )}
      </div>
    </form>
  )
}

const Shown = ({ profile }: ProfileProps) => {
  const intl = useIntl()
  const isLoading = useSelector(profile, selectIsProfileLoading)
  const hasFailed = useSelector(profile, selectHasProfileFailed)
  const failure = useSelector(profile, selectProfileFailure)
  const cause = intl.formatMessage({
    id: 'profile.unloaded.cause',
    defaultMessage: 'Something went wrong on our side. Nothing is lost.',
  })
  if (isLoading)
    return (
      <div className={css.coming}>
        <Spinner />
      </div>
    )
  if (hasFailed)
    return (
      <RetryCard
        title={intl.formatMessage({ id: 'profile.unloaded', defaultMessage: 'Your profile could not be loaded' })}
        cause={failureText(failure, false, intl, cause) ?? cause}
        code={callCode('PROFILE', failure)}
        onRetry={() => profile.send({ type: 'viewer.retry' })}
      />
    )
  return <Form profile={profile} />
}

/** Who the viewer is to the operator, to read and to put right (AUTH-11), beside what the account is entered with. */
export const Profile = ({ account, purchase, ownAccount }: MyParts) => {
  const app = useApp()
  const profile = useSelector(app, selectProfile)
  const now = useSelector(app, selectNow)
  const nameOf = useSubscriptionName(purchase)
  return (
    <>
      <Who account={account} facts={account.subscriptionList.filter(each => isRunning(each, now)).map(nameOf)} />
      <div className={css.beside}>
        {profile ? (
          <Shown profile={profile} />
        ) : (
          <div className={css.coming}>
            <Spinner />
          </div>
        )}
        <EntranceCard account={account} ownAccount={ownAccount} />
        <Password account={account} ownAccount={ownAccount} />
      </div>
    </>
  )
}
