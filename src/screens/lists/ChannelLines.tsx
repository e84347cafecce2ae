import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Channel, LogicalChannelId } from '../../../models/channel.ts'
import { pathOf } from '../../../models/page.ts'
import { ChannelLogo } from '../../ui/components/basics/ChannelLogo.tsx'
import { Link } from '../../ui/components/basics/Link.tsx'
import type { RemovalActor } from './actors.ts'
import css from './ChannelLines.module.css'
import { Pick } from './Pick.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { Undo } from './Undo.tsx'
import { useChoice } from './useChoice.ts'

/** A channel in a list of one's own. */
export interface ListedChannel {
  readonly channel: Channel
  /** What more there is to say of it. */
  readonly note?: ReactNode
}

type Removal = RemovalActor<LogicalChannelId>

type LineProps = {
  readonly line: ListedChannel
  readonly removal: Removal
  readonly removeText: string
  /** Nothing where a press leads to the channel. */
  readonly isPicked: boolean | undefined
}

const Line = ({ line: { channel, note }, removal, removeText, isPicked }: LineProps) => {
  const { logicalChannelId: id, logicalChannelName: name } = channel
  const face = (
    <Link className={css.channel} to={pathOf({ page: 'liveTv', params: { id } })}>
      <ChannelLogo src={channel.iconUrl} name={name} locked={!channel.liveAuthority} />
      <span>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
    </Link>
  )
  return (
    <li className={css.row}>
      {isPicked === undefined ? (
        <>
          {face}
          <RemoveButton removal={removal} id={id} label={removeText} />
        </>
      ) : (
        <Pick name={name} picked={isPicked} onToggle={() => removal?.send({ type: 'viewer.toggle', id })}>
          {face}
        </Pick>
      )}
    </li>
  )
}

type LinesProps = {
  readonly channels: ReadonlyArray<ListedChannel>
  readonly removal: Removal
  readonly removeText: (channel: Channel) => string
}

/** Channels of one's own with what can be done with them; a press on one plays it (VOD-15). */
export const ChannelLines = ({ channels, removal, removeText }: LinesProps) => {
  const { isSelecting, selected } = useChoice(removal)
  return (
    <ul className={css.list}>
      {channels.map(line => (
        <Line
          key={line.channel.logicalChannelId}
          line={line}
          removal={removal}
          removeText={removeText(line.channel)}
          isPicked={isSelecting ? selected.includes(line.channel.logicalChannelId) : undefined}
        />
      ))}
    </ul>
  )
}

/** Channels that were removed come back on demand. */
export const UndoChannels = ({ removal, count }: { readonly removal: Removal; readonly count: number }) => {
  const intl = useIntl()
  const text = intl.formatMessage(
    {
      id: 'list.removed.channels',
      defaultMessage: '{count, plural, one {# channel removed} other {# channels removed}}',
    },
    { count },
  )
  return <Undo removal={removal} count={count} text={text} />
}
