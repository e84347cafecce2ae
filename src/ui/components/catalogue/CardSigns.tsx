import { defineMessages, useIntl } from 'react-intl'
import type { Instant } from '../../../../models/codec/instant.ts'
import { remainingHours, type Title, titleProblem } from '../../../../models/title.ts'
import { Sign } from '../basics/Sign.tsx'
import { hoursLeftText } from './titleTexts.ts'

export const signTexts = defineMessages({
  notYet: { id: 'title.notYet', defaultMessage: 'Not yet available' },
  unavailable: { id: 'title.unavailable', defaultMessage: 'Unavailable source' },
  locked: { id: 'channel.locked', defaultMessage: 'not in your plan' },
  watched: { id: 'title.watched', defaultMessage: 'Watched' },
})

type CardSignsProps = {
  readonly title: Title
  readonly now: Instant
  readonly watched: boolean
  readonly locked?: boolean
}

/** What a picture of a title says of it: how long it is there, that it cannot be played, its lock, that it was seen. */
export const CardSigns = ({ title, now, watched, locked = !title.authority }: CardSignsProps) => {
  const intl = useIntl()
  const problem = titleProblem(title, now)
  const hours = remainingHours(title, now)
  return (
    <>
      {problem !== undefined ? (
        <Sign
          place="topLeft"
          label={intl.formatMessage(problem === 'notYetAvailable' ? signTexts.notYet : signTexts.unavailable)}
        />
      ) : (
        hours !== undefined && <Sign place="topLeft" label={hoursLeftText(intl, hours)} />
      )}
      {locked ? (
        <Sign place="topRight" icon="lock" wordless label={intl.formatMessage(signTexts.locked)} />
      ) : (
        watched && <Sign place="topRight" icon="check" wordless label={intl.formatMessage(signTexts.watched)} />
      )}
    </>
  )
}
