import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Times } from '../../intl/TimeRange.tsx'
import { IconButton } from '../basics/IconButton.tsx'
import { Meta } from '../basics/Meta.tsx'
import css from './NowPlaying.module.css'

type NowPlayingProps = {
  readonly channelName: string
  readonly channelNumber: number
  /** Times in milliseconds. */
  readonly programme: { readonly title: string; readonly start: number; readonly stop: number | undefined } | undefined
  readonly description?: string | undefined
  /** How many days back it can be replayed; 0 = no catch-up. */
  readonly catchUpDays: number
  readonly favourite: boolean
  readonly onFavourite: (favourite: boolean) => void
  /** More actions, before the star. */
  readonly children?: ReactNode
}

/** What plays now, under the player. */
export const NowPlaying = ({ channelName, channelNumber, programme, description, ...props }: NowPlayingProps) => {
  const intl = useIntl()
  return (
    <section className={css.panel}>
      <div className={css.words}>
        <h2>{programme?.title ?? channelName}</h2>
        <Meta>
          {programme && (
            <span>
              <Times start={programme.start} stop={programme.stop} />
            </span>
          )}
          <span>
            {channelNumber} {channelName}
          </span>
          {props.catchUpDays > 0 && (
            <FormattedMessage
              id="live.catchUpDays"
              defaultMessage="Replay for {days, plural, one {# day} other {# days}}"
              values={{ days: props.catchUpDays }}
            />
          )}
        </Meta>
        {description && <p className={css.description}>{description}</p>}
      </div>
      <div className={css.actions}>
        {props.children}
        <IconButton
          icon="star"
          filled={props.favourite}
          on={props.favourite}
          pressed={props.favourite}
          label={intl.formatMessage(
            { id: 'channel.favourite', defaultMessage: 'Favourite: {number} {name}' },
            { number: String(channelNumber), name: channelName },
          )}
          onPress={() => props.onFavourite(!props.favourite)}
        />
      </div>
    </section>
  )
}
