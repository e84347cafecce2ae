import { useSelector } from '@xstate/react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { selectLivePlayer } from '../../../machines/app/index.ts'
import { selectFocusedProgramme, selectNow } from '../../../machines/guide/index.ts'
import { selectIsPlaying, selectToldId, selectToldStart } from '../../../machines/livePlayer/index.ts'
import { DAY } from '../../../models/codec/instant.ts'
import { statusAt, textsIn } from '../../../models/programme.ts'
import { dayOffset } from '../../../models/stretch.ts'
import { canTimeShift } from '../../../models/timeShift.ts'
import { LinkButton } from '../../ui/components/basics/Button.tsx'
import { PicturePlace } from '../../ui/components/guide/GuidePicture.tsx'
import { ProgrammeHead } from '../../ui/components/guide/ProgrammeHead.tsx'
import { useApp } from '../../ui/context.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import { CellAction } from '../programmes/CellAction.tsx'
import { type Cell, cellOffer } from '../programmes/cells.ts'
import { dayText } from '../programmes/useDays.ts'
import type { ProgrammeActions } from '../programmes/useProgrammeActions.ts'
import type { GuideActor } from './actors.ts'
import { Preview } from './Preview.tsx'

const without = defineMessage({
  id: 'miniGuide.empty',
  defaultMessage: 'The guide has no programmes for this channel.',
})

type FocusedProps = { readonly guide: GuideActor; readonly cell: Cell; readonly actions: ProgrammeActions }

const Actions = ({ guide, cell, actions }: FocusedProps) => {
  const now = useSelector(guide, selectNow)
  const { programme, channel } = cell
  return (
    <>
      <CellAction primary cell={cell} actions={actions} now={now} />
      {programme && cellOffer(cell, now) === 'watch' && canTimeShift(channel, programme) && (
        <LinkButton icon="startOver" to={actions.startOverAddress(cell)}>
          <FormattedMessage id="programme.startOver" defaultMessage="Start over" />
        </LinkButton>
      )}
    </>
  )
}

/** Its picture is at the live edge: red means that, and nothing else. */
const useIsAtEdge = ({ channel }: Cell): boolean => {
  const player = useSelector(useApp(), selectLivePlayer)
  return useSelector(
    player,
    snapshot =>
      snapshot !== undefined && selectToldId(snapshot) === channel.logicalChannelId && selectIsPlaying(snapshot),
  )
}

/** What plays is this cell: what is on now, told by the guide or not, or a programme that is watched again. */
const usePlays = ({ channel, programme }: Cell, isNow: boolean): boolean =>
  useSelector(useSelector(useApp(), selectLivePlayer), player => {
    if (player === undefined || selectToldId(player) !== channel.logicalChannelId) return false
    const start = selectToldStart(player)
    return start === undefined ? isNow : start === programme?.start
  })

/** The focused programme in full, with what can be done with it and the picture that is on. */
export const Focused = (props: FocusedProps) => {
  const { guide, cell } = props
  const intl = useIntl()
  const language = useLanguage()
  const now = useSelector(guide, selectNow)
  const whole = useSelector(guide, selectFocusedProgramme)
  const isAtEdge = useIsAtEdge(cell)
  const { programme, channel } = cell
  const { start, stop } = programme ?? cell
  const isNow = statusAt({ start, stop }, now) === 'playing'
  const isOn = programme !== undefined && isNow
  const isWithout = programme === undefined && !cell.isUnknown && stop - start >= DAY
  const told = programme && whole?.programId === programme.programId ? whole : undefined
  // until it is known which picture it has, there is none
  const picture = programme && !told ? undefined : (told?.picture ?? channel.audioPosterList[0])
  return (
    <ProgrammeHead
      channelName={`${channel.channelSeq} ${channel.logicalChannelName}`}
      title={programme?.title ?? channel.logicalChannelName}
      when={programme && { day: dayOffset(start, now) === 0 ? undefined : dayText(intl, start, now), start, stop }}
      text={isWithout ? intl.formatMessage(without) : told ? textsIn(told, language).desc : ''}
      live={isOn ? (isAtEdge ? 'atEdge' : 'on') : 'off'}
      actions={<Actions {...props} />}
      picture={
        <PicturePlace
          channelName={channel.logicalChannelName}
          logo={channel.iconUrl}
          picture={picture}
          isOwn={usePlays(cell, isNow)}
        >
          <Preview />
        </PicturePlace>
      }
    />
  )
}
