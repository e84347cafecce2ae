import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { selectIsOpen } from '../../../machines/channelSearch/index.ts'
import { selectAllChannels, selectIsKidsMode } from '../../../machines/lineup/index.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { SearchField } from '../../ui/components/live/SearchField.tsx'
import type { ChannelToolsActor, LineupActor, LivePlayerActor, SearchActor } from '../players/actors.ts'
import { ChannelOptions } from './ChannelOptions.tsx'
import css from './LiveTv.module.css'

export { ChannelOptions }

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

/** Search, and what else can be done with the list. Its code is fetched with the first wish (CHAN-10, AHEAD-18, AHEAD-22). */
export const ChannelToolbar = (props: ToolbarProps) => {
  const { tools, lineup } = props
  const intl = useIntl()
  const isKidsMode = useSelector(lineup, selectIsKidsMode)

  return (
    <>
      <Search {...props} />
      <div className={css.options}>
        <ChannelOptions />
      </div>
      {isKidsMode && (
        <Button size="small" wide onPress={() => tools.send({ type: 'viewer.openKidsMode' })}>
          {intl.formatMessage({ id: 'kids.leave', defaultMessage: 'Leave kids mode' })}
        </Button>
      )}
    </>
  )
}
