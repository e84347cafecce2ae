import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { selectAccess } from '../../../machines/app/index.ts'
import {
  selectChosenColumnIds,
  selectDialog,
  selectHasGroups,
  selectHasPin,
  selectIsBusy,
  selectIsWrong,
  selectProblem,
  selectWaitMs,
} from '../../../machines/kidsMode.ts'
import { selectAllColumns } from '../../../machines/lineup/index.ts'
import { KIDS_AGE } from '../../../models/ageRating.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import { columnNameIn } from '../../../models/column.ts'
import { soundsLikeChildren } from '../../../models/kidsPin.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { useFocus } from '../../ui/components/basics/useFocus.ts'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import { Checkbox } from '../../ui/components/form/Checkbox.tsx'
import { PinField, PinPad } from '../../ui/components/form/PinField.tsx'
import { Mascot } from '../../ui/components/kids/Mascot.tsx'
import { useApp } from '../../ui/context.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { KidsModeActor, LineupActor } from '../players/actors.ts'
import css from './tools.module.css'

type KidsDialogProps = { readonly kids: KidsModeActor; readonly lineup: LineupActor }

const Offer = ({ kids, lineup }: KidsDialogProps) => {
  const intl = useIntl()
  const language = useLanguage()
  const columns = useSelector(lineup, selectAllColumns)
  const kept = useSelector(kids, selectChosenColumnIds)
  const hasGroups = useSelector(kids, selectHasGroups)
  const hasPin = useSelector(kids, selectHasPin)
  const problem = useSelector(kids, selectProblem)
  const isBusy = useSelector(kids, selectIsBusy)
  const [chosen, setChosen] = useState(() =>
    kept.length > 0 ? kept : columns.filter(soundsLikeChildren).map(({ columnId }) => columnId),
  )
  const [isNewPin, setNewPin] = useState(!hasPin)
  const [pin, setPin] = useState('')
  return (
    <form
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) kids.send({ type: 'viewer.beginKidsMode', columnIds: chosen, pin: isNewPin ? pin : undefined })
      }}
    >
      <h3>{intl.formatMessage({ id: 'kids.offer.title', defaultMessage: 'A television just for children' })}</h3>
      <p className={css.hint}>
        {hasGroups
          ? intl.formatMessage(
              {
                id: 'kids.offer',
                defaultMessage:
                  'Only the groups you choose, with films and series for up to age {age}. You need the PIN to leave.',
              },
              { age: KIDS_AGE },
            )
          : intl.formatMessage(
              {
                id: 'kids.offer.titles',
                defaultMessage:
                  'Only films and series rated up to age {age} are shown, on every page and in search. You need the PIN to leave.',
              },
              { age: KIDS_AGE },
            )}
      </p>
      {hasGroups && (
        <fieldset className={css.groups}>
          <legend>{intl.formatMessage({ id: 'kids.groups', defaultMessage: 'Groups for children' })}</legend>
          {columns.map(column => (
            <Checkbox
              key={column.columnId}
              name={column.columnId}
              checked={chosen.includes(column.columnId)}
              onChange={isChecked =>
                setChosen(was => (isChecked ? [...was, column.columnId] : was.filter(id => id !== column.columnId)))
              }
            >
              {columnNameIn(column, language)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {isNewPin ? (
        <PinField
          label={intl.formatMessage({ id: 'kids.newPin', defaultMessage: 'Four-digit PIN' })}
          value={pin}
          onChange={setPin}
          hint={intl.formatMessage({
            id: 'kids.newPin.hint',
            defaultMessage: 'It stays on this device. If you forget it, log in again with your password.',
          })}
          error={
            problem === 'pin'
              ? intl.formatMessage({ id: 'kids.problem.pin', defaultMessage: 'Enter four digits' })
              : undefined
          }
        />
      ) : (
        <Button variant="text" onPress={() => setNewPin(true)}>
          {intl.formatMessage({ id: 'kids.otherPin', defaultMessage: 'Choose another PIN' })}
        </Button>
      )}
      <p className={css.problem} role="alert">
        {problem === 'groups' &&
          intl.formatMessage({ id: 'kids.problem.groups', defaultMessage: 'Choose at least one group' })}
        {problem === 'device' && noKeys(intl)}
      </p>
      <div className={css.actions}>
        <Button variant="text" onPress={() => kids.send({ type: 'viewer.closeKidsMode' })}>
          {intl.formatMessage({ id: 'cancel', defaultMessage: 'Cancel' })}
        </Button>
        <Button variant="primary" type="submit" disabled={isBusy}>
          {intl.formatMessage({ id: 'kids.begin', defaultMessage: 'Start kids mode' })}
        </Button>
      </div>
    </form>
  )
}

/** On an address that is not secure the browser makes no keys, so that no PIN can be compared with the one that is kept. */
const noKeys = (intl: IntlShape): string =>
  intl.formatMessage({ id: 'kids.problem.device', defaultMessage: 'This browser cannot keep a PIN safely' })

const Lock = ({ kids }: Pick<KidsDialogProps, 'kids'>) => {
  const app = useApp()
  const intl = useIntl()
  const access = useSelector(app, selectAccess)
  const isBusy = useSelector(kids, selectIsBusy)
  const isWrong = useSelector(kids, selectIsWrong)
  const waitMs = useSelector(kids, selectWaitMs)
  const [pin, setPin] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useFocus(() => form.current?.querySelector('input'))
  const wrong = isWrong ? intl.formatMessage({ id: 'kids.wrongPin', defaultMessage: 'That is not the PIN' }) : undefined
  const tried =
    waitMs > 0
      ? intl.formatMessage(
          { id: 'kids.wait', defaultMessage: 'Too many attempts. Wait {seconds} seconds.' },
          { seconds: String(Math.ceil(waitMs / SECOND)) },
        )
      : wrong
  const error = window.crypto.subtle === undefined ? noKeys(intl) : tried
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        kids.send({ type: 'viewer.enterPin', pin })
        setPin('')
      }}
    >
      <h3>{intl.formatMessage({ id: 'kids.grownUps', defaultMessage: 'For grown-ups' })}</h3>
      <PinPad
        label={intl.formatMessage({ id: 'kids.pin', defaultMessage: 'PIN' })}
        value={pin}
        onChange={setPin}
        error={error}
      />
      <p className={css.hint}>
        {intl.formatMessage({
          id: 'kids.forgotten',
          defaultMessage: 'Forgot the PIN? Log in again with the account password to end kids mode.',
        })}
      </p>
      <div className={css.actions}>
        <Button
          variant="text"
          onPress={() => {
            kids.send({ type: 'viewer.closeKidsMode' })
            app.send({ type: access === 'user' ? 'viewer.logOut' : 'viewer.logIn' })
          }}
        >
          {access === 'user'
            ? intl.formatMessage({ id: 'kids.logOut', defaultMessage: 'Log out of the account' })
            : intl.formatMessage({ id: 'header.login', defaultMessage: 'Log in' })}
        </Button>
        <Button variant="primary" type="submit" disabled={isBusy || waitMs > 0}>
          {intl.formatMessage({ id: 'kids.leave', defaultMessage: 'Leave kids mode' })}
        </Button>
      </div>
    </form>
  )
}

/** Begins kids mode, or ends it with the PIN (AHEAD-22). */
export const KidsDialog = ({ kids, lineup }: KidsDialogProps) => {
  const intl = useIntl()
  const dialog = useSelector(kids, selectDialog)
  if (dialog === undefined) return null
  return (
    <Dialog
      title={intl.formatMessage({ id: 'kids.title', defaultMessage: 'Kids mode' })}
      size={400}
      art={<Mascot />}
      onClose={() => kids.send({ type: 'viewer.closeKidsMode' })}
    >
      {dialog === 'offer' ? <Offer kids={kids} lineup={lineup} /> : <Lock kids={kids} />}
    </Dialog>
  )
}
