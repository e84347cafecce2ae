import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { CARD_STILL_WIDTH } from '../../../../models/picture.ts'
import { formatTime } from '../../intl/format.ts'
import { Button } from '../basics/Button.tsx'
import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import { Picture } from '../basics/Picture.tsx'
import { useSizedPicture } from '../basics/useSizedPicture.ts'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './ReminderIdeas.module.css'

interface Idea {
  readonly id: string
  readonly title: string
  /** Milliseconds. */
  readonly start: number
  readonly channelName: string
  readonly logo: string | undefined
  readonly picture: string | undefined
  readonly isReminded: boolean
  readonly onToggle: () => void
}

const Row = ({ title, start, channelName, logo, picture, isReminded, onToggle }: Omit<Idea, 'id'>) => (
  <li className={css.row}>
    <Picture
      src={useSizedPicture(picture, CARD_STILL_WIDTH)}
      shape="still"
      instead={<ChannelLogo src={logo} name={channelName} size="picture" />}
    />
    <span className={css.words}>
      <b>{title}</b>
      <small>
        <time dateTime={new Date(start).toISOString()}>{formatTime(start)}</time> · {channelName}
      </small>
    </span>
    <Button variant="outline" size="small" icon="bell" filledIcon={isReminded} pressed={isReminded} onPress={onToggle}>
      {isReminded ? (
        <FormattedMessage id="programme.reminded" defaultMessage="Reminder set" />
      ) : (
        <FormattedMessage id="programme.remind" defaultMessage="Remind me" />
      )}{' '}
      <VisuallyHidden>
        {title}, {formatTime(start)}
      </VisuallyHidden>
    </Button>
  </li>
)

/** Programmes that somebody without a reminder may begin with. */
export const ReminderIdeas = ({ ideas }: { readonly ideas: ReadonlyArray<Idea> }) => {
  const titleId = useId()
  return (
    <section className={css.ideas} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <FormattedMessage id="reminder.ideas" defaultMessage="Coming up" />
      </h3>
      <ul>
        {ideas.map(({ id, ...idea }) => (
          <Row key={id} {...idea} />
        ))}
      </ul>
    </section>
  )
}
