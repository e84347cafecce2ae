import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectKidsMode, selectLineup } from '../../../../machines/app/index.ts'
import { selectIsKidsMode } from '../../../../machines/lineup/index.ts'
import { KIDS_AGE } from '../../../../models/ageRating.ts'
import { Button } from '../../../ui/components/basics/Button.tsx'
import { useApp } from '../../../ui/context.ts'
import css from './Card.module.css'
import { Card } from './Card.tsx'

/** Begins kids mode, or leads out of it (AHEAD-22); stands there before its chart has come, so that nothing moves then. */
export const KidsCard = () => {
  const app = useApp()
  const intl = useIntl()
  const kids = useSelector(app, selectKidsMode)
  const lineup = useSelector(app, selectLineup)
  const isOn = useSelector(lineup, snapshot => snapshot !== undefined && selectIsKidsMode(snapshot))
  return (
    <Card title={intl.formatMessage({ id: 'kids.title', defaultMessage: 'Kids mode' })}>
      <dl className={css.lines}>
        <div>
          <dt>{intl.formatMessage({ id: 'my.kids.now', defaultMessage: 'At the moment' })}</dt>
          <dd>
            {isOn
              ? intl.formatMessage({ id: 'on', defaultMessage: 'On' })
              : intl.formatMessage({ id: 'off', defaultMessage: 'Off' })}
          </dd>
        </div>
        <div>
          <dt>{intl.formatMessage({ id: 'find.titles', defaultMessage: 'Films and series' })}</dt>
          <dd>{intl.formatMessage({ id: 'my.kids.age', defaultMessage: 'Up to age {age}' }, { age: KIDS_AGE })}</dd>
        </div>
        <div>
          <dt>{intl.formatMessage({ id: 'my.kids.out', defaultMessage: 'Way out' })}</dt>
          <dd>{intl.formatMessage({ id: 'my.kids.pin', defaultMessage: 'Your PIN' })}</dd>
        </div>
      </dl>
      <div className={css.foot}>
        <Button disabled={kids === undefined} onPress={() => kids?.send({ type: 'viewer.openKidsMode' })}>
          {isOn
            ? intl.formatMessage({ id: 'kids.leave', defaultMessage: 'Leave kids mode' })
            : intl.formatMessage({ id: 'kids.begin', defaultMessage: 'Start kids mode' })}
        </Button>
        {!isOn && (
          <Button
            variant="text"
            disabled={kids === undefined}
            onPress={() => kids?.send({ type: 'viewer.changeKidsMode' })}
          >
            {lineup === undefined
              ? intl.formatMessage({ id: 'kids.otherPin', defaultMessage: 'Choose another PIN' })
              : intl.formatMessage({ id: 'my.kids.change', defaultMessage: 'Change groups or PIN' })}
          </Button>
        )}
      </div>
    </Card>
  )
}
