import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { selectAccess } from '../../../machines/app/index.ts'
import { selectIsOpen } from '../../../machines/channelSearch/index.ts'
import {
  selectAllChannels,
  selectIsKidsMode,
  selectOffersKidsMode,
  selectStartsOnLast,
} from '../../../machines/lineup/index.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Menu } from '../../ui/components/basics/Menu.tsx'
import type { MenuItem } from '../../ui/components/basics/menu.ts'
import { SearchField } from '../../ui/components/live/SearchField.tsx'
import { useApp } from '../../ui/context.ts'
import type { ChannelToolsActor, LineupActor, LivePlayerActor, SearchActor } from '../players/actors.ts'

type ToolbarProps = {
  readonly tools: ChannelToolsActor
  readonly search: SearchActor | undefined
  readonly lineup: LineupActor
  readonly player: LivePlayerActor | undefined
  readonly listId: string
}

const Search = ({ tools, search, lineup, player, listId }: ToolbarProps) => {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const isOpen = useSelector(search, snapshot => snapshot !== undefined && selectIsOpen(snapshot))
  const type = (text: string) => {
    tools.send({ type: 'viewer.openSearch' })
    search?.send({ type: 'viewer.typeSearch', text })
  }
  const focusFirst = () => document.querySelector<HTMLElement>(`#${listId} [data-column="tune"][tabindex="0"]`)?.focus()

  // what was typed while the code was on its way
  useEffect(() => {
    const text = input.current?.value
    if (text) search?.send({ type: 'viewer.typeSearch', text })
  }, [search])

  useEffect(() => {
    if (!isOpen && input.current) input.current.value = ''
  }, [isOpen])

  const tuneFirst = async (text: string) => {
    const { findChannels } = await import('../../../models/channelSearch.ts')
    const [hit] = findChannels(selectAllChannels(lineup.getSnapshot()), text)
    if (hit) player?.send({ type: 'viewer.selectChannel', channelId: hit.logicalChannelId })
  }

  return (
    <SearchField
      label={intl.formatMessage({ id: 'search.channels', defaultMessage: 'Find a channel' })}
      input={input}
      controls={listId}
      open={isOpen}
      onOpen={() => tools.send({ type: 'viewer.openSearch' })}
      onType={type}
      onSubmit={tuneFirst}
      onDown={focusFirst}
      onClose={() => search?.send({ type: 'viewer.closeSearch' })}
    />
  )
}

const useMenu = (lineup: LineupActor): ReadonlyArray<MenuItem> => {
  const intl = useIntl()
  const access = useSelector(useApp(), selectAccess)
  const isKidsMode = useSelector(lineup, selectIsKidsMode)
  const offersKidsMode = useSelector(lineup, selectOffersKidsMode)
  const startsOnLast = useSelector(lineup, selectStartsOnLast)
  const begin = offersKidsMode && access === 'user' && !isKidsMode
  return [
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
    ...(begin
      ? [
          {
            id: 'kids',
            label: intl.formatMessage({ id: 'kids.begin', defaultMessage: 'Start kids mode' }),
          },
        ]
      : []),
  ]
}

/** Search, and what else can be done with the list. Its code is fetched with the first wish (CHAN-10, AHEAD-18, AHEAD-22). */
export const ChannelToolbar = (props: ToolbarProps) => {
  const { tools, lineup } = props
  const intl = useIntl()
  const isKidsMode = useSelector(lineup, selectIsKidsMode)
  const startsOnLast = useSelector(lineup, selectStartsOnLast)
  const items = useMenu(lineup)

  return (
    <>
      <Search {...props} />
      <Menu
        label={intl.formatMessage({ id: 'live.channelOptions', defaultMessage: 'Channel options' })}
        icon="settings"
        items={items}
        onSelect={id => {
          if (id === 'arrange') tools.send({ type: 'viewer.arrangeChannels' })
          if (id === 'kids') tools.send({ type: 'viewer.openKidsMode' })
          if (id === 'startOnLast') lineup.send({ type: 'viewer.startOnLast', isWished: !startsOnLast })
        }}
      />
      {isKidsMode && (
        <Button size="small" wide onPress={() => tools.send({ type: 'viewer.openKidsMode' })}>
          {intl.formatMessage({ id: 'kids.leave', defaultMessage: 'Leave kids mode' })}
        </Button>
      )}
    </>
  )
}
