import { useSelector } from '@xstate/react'
import { useId, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectNow } from '../../../machines/lineup/index.ts'
import type { Channel } from '../../../models/channel.ts'
import type { GuideHit } from '../../../models/guideWindow.ts'
import { CARD_STILL_WIDTH } from '../../../models/picture.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { ChannelLogo } from '../../ui/components/basics/ChannelLogo.tsx'
import { Picture } from '../../ui/components/basics/Picture.tsx'
import { Sign } from '../../ui/components/basics/Sign.tsx'
import { useSizedPicture } from '../../ui/components/basics/useSizedPicture.ts'
import { SourceDialog } from '../../ui/components/guide/SourceDialog.tsx'
import { TimeRange } from '../../ui/intl/TimeRange.tsx'
import type { LineupActor } from '../players/actors.ts'
import { CellAction } from '../programmes/CellAction.tsx'
import type { Cell } from '../programmes/cells.ts'
import { dayText } from '../programmes/useDays.ts'
import { useProgrammeActions } from '../programmes/useProgrammeActions.ts'
import css from './Search.module.css'

/** What is on now and next stands first; the rest on demand. */
const FIRST = 6

const cellsOf = (hits: ReadonlyArray<GuideHit>, channels: ReadonlyArray<Channel>): ReadonlyArray<Cell> => {
  const byEpg = new Map(channels.map(channel => [channel.epgId, channel]))
  return hits.flatMap(({ epgId, programId, title, start, stop, isCatchup, picture }) => {
    const channel = byEpg.get(epgId)
    const programme = { programId, title, desc: '', start, stop, translations: [], picture }
    return channel === undefined ? [] : [{ channel, start, stop, programme, isUnknown: false, isCatchup }]
  })
}

/** Of one size, whether the programme has a picture or only the sign of its channel. */
const Still = ({ channel, picture }: { readonly channel: Channel; readonly picture: string | undefined }) => {
  const intl = useIntl()
  return (
    <div className={css.still}>
      <Picture
        src={useSizedPicture(picture, CARD_STILL_WIDTH)}
        shape="still"
        instead={<ChannelLogo src={channel.iconUrl} name={channel.logicalChannelName} size="picture" />}
      >
        {!channel.liveAuthority && (
          <Sign
            place="bottomLeft"
            icon="lock"
            wordless
            label={intl.formatMessage({ id: 'channel.locked', defaultMessage: 'not in your plan' })}
          />
        )}
      </Picture>
    </div>
  )
}

type ProgrammesProps = {
  readonly hits: ReadonlyArray<GuideHit>
  readonly lineup: LineupActor
  readonly channels: ReadonlyArray<Channel>
}

/** Programmes past and future, each with its one action: watch, replay, remind, or the way to the right (AHEAD-08). */
export const Programmes = ({ hits, lineup, channels }: ProgrammesProps) => {
  const intl = useIntl()
  const id = useId()
  const now = useSelector(lineup, selectNow)
  const actions = useProgrammeActions(now)
  const [isWhole, setWhole] = useState(false)
  const cells = useMemo(() => cellsOf(hits, channels), [hits, channels])
  if (cells.length === 0) return null
  const shown = isWhole ? cells : cells.slice(0, FIRST)
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>
          <FormattedMessage id="find.programmes" defaultMessage="Programmes" />
        </h2>
        {cells.length > FIRST && (
          <Button variant="text" size="small" onPress={() => setWhole(!isWhole)}>
            {isWhole ? (
              <FormattedMessage id="find.programmes.fewer" defaultMessage="Show fewer" />
            ) : (
              <FormattedMessage
                id="find.programmes.all"
                defaultMessage="Show all {count}"
                values={{ count: cells.length }}
              />
            )}
          </Button>
        )}
      </div>
      <ul className={css.rows}>
        {shown.map(cell => {
          const { channel, programme } = cell
          if (programme === undefined) return null
          return (
            <li key={`${channel.logicalChannelId} ${cell.start}`}>
              <Still channel={channel} picture={programme.picture ?? channel.audioPosterList[0]} />
              <span className={css.words}>
                <b>{programme.title}</b>
                <small>
                  <ChannelLogo src={channel.iconUrl} name={channel.logicalChannelName} size="tiny" />
                  {channel.logicalChannelName}, {dayText(intl, cell.start, now)},{' '}
                  <TimeRange start={cell.start} stop={cell.stop} />
                </small>
              </span>
              <CellAction cell={cell} actions={actions} now={now} />
            </li>
          )
        })}
      </ul>
      {actions.explained && <SourceDialog {...actions.explained} onClose={actions.dismiss} />}
    </section>
  )
}
