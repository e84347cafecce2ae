import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectAccess, selectChannelTools, selectLineup } from '../../../machines/app/index.ts'
import { selectIsKidsMode, selectOffersKidsMode, selectStartsOnLast } from '../../../machines/lineup/index.ts'
import { Menu } from '../../ui/components/basics/Menu.tsx'
import { useApp } from '../../ui/context.ts'
import type { ChannelToolsActor, LineupActor } from '../players/actors.ts'

type OptionsProps = {
  /** Something was chosen that is done with the list. */
  readonly onList?: () => void
}

const Options = ({
  tools,
  lineup,
  onList,
}: OptionsProps & { readonly tools: ChannelToolsActor; readonly lineup: LineupActor }) => {
  const intl = useIntl()
  const isUser = useSelector(useApp(), app => selectAccess(app) === 'user')
  const canBeginKidsMode = useSelector(lineup, each => selectOffersKidsMode(each) && !selectIsKidsMode(each))
  const startsOnLast = useSelector(lineup, selectStartsOnLast)
  const items = [
    {
      id: 'arrange',
      label: intl.formatMessage({ id: 'arrange.begin', defaultMessage: 'Arrange channels' }),
    },
    {
      id: 'startOnLast',
      label: intl.formatMessage({ id: 'startOnLast', defaultMessage: 'Start with the last channel' }),
      note: startsOnLast
        ? intl.formatMessage({ id: 'on', defaultMessage: 'On' })
        : intl.formatMessage({ id: 'off', defaultMessage: 'Off' }),
    },
    {
      id: 'kids',
      label: intl.formatMessage({ id: 'kids.begin', defaultMessage: 'Start kids mode' }),
    },
  ]
  return (
    <Menu
      label={intl.formatMessage({ id: 'live.channelOptions', defaultMessage: 'Channel options' })}
      icon="settings"
      items={items.slice(0, isUser && canBeginKidsMode ? 3 : 2)}
      onSelect={id => {
        if (id === 'startOnLast') return lineup.send({ type: 'viewer.startOnLast', isWished: !startsOnLast })
        onList?.()
        tools.send({ type: id === 'arrange' ? 'viewer.arrangeChannels' : 'viewer.openKidsMode' })
      }}
    />
  )
}

/** What can be done with the channels (AHEAD-18, AHEAD-22). */
export const ChannelOptions = (props: OptionsProps) => {
  const app = useApp()
  const tools = useSelector(app, selectChannelTools)
  const lineup = useSelector(app, selectLineup)
  return tools && lineup && <Options {...props} tools={tools} lineup={lineup} />
}
