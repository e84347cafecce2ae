import { FormattedMessage, useIntl } from 'react-intl'
import { pathOf } from '../../../models/page.ts'
import { formatDate, formatTime } from '../../app/intl/format.ts'
import { ChannelLogo } from '../../components/basics/ChannelLogo.tsx'
import { IconButton } from '../../components/basics/IconButton.tsx'
import { Link } from '../../components/basics/Link.tsx'
import css from './History.module.css'
import type { Watched } from './useWatched.ts'

type RowProps = { readonly watched: Watched; readonly onDelete: () => void }

/** The row goes: the focus goes on to the next one, and from the last one back to the title. */
const passFocusOn = (row: HTMLElement | null): void => {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main h1')
  next?.focus()
}

export const Row = ({ watched: { channel, at }, onDelete }: RowProps) => {
  const intl = useIntl()
  const { logicalChannelId: id, logicalChannelName: name } = channel
  return (
    <li className={css.row}>
      <Link className={css.channel} to={pathOf({ page: 'liveTv', params: { id } })}>
        <ChannelLogo src={channel.iconUrl} name={name} locked={!channel.liveAuthority} />
        <span>
          <b>{name}</b>
          <small>
            <FormattedMessage
              id="history.watched"
              defaultMessage="Last watched {date}, {time}"
              values={{ date: formatDate(at), time: formatTime(at) }}
            />
          </small>
        </span>
      </Link>
      <IconButton
        icon="close"
        label={intl.formatMessage(
          { id: 'history.delete', defaultMessage: 'Delete {channel} from the history' },
          { channel: name },
        )}
        onPress={({ currentTarget }) => {
          passFocusOn(currentTarget.closest('li'))
          onDelete()
        }}
      />
    </li>
  )
}
