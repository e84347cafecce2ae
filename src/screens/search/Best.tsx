import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectCurrentProgramme, selectNow } from '../../../machines/lineup/index.ts'
import type { BestMatch } from '../../../models/bestMatch.ts'
import type { Channel } from '../../../models/channel.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { GuideHit } from '../../../models/guideWindow.ts'
import { pathOf } from '../../../models/page.ts'
import { CARD_STILL_WIDTH } from '../../../models/picture.ts'
import { textsIn } from '../../../models/programme.ts'
import type { Title } from '../../../models/title.ts'
import { LinkButton } from '../../ui/components/basics/Button.tsx'
import { cx } from '../../ui/components/basics/cx.ts'
import { Meta } from '../../ui/components/basics/Meta.tsx'
import { Picture } from '../../ui/components/basics/Picture.tsx'
import { useSizedPicture } from '../../ui/components/basics/useSizedPicture.ts'
import { CardSigns } from '../../ui/components/catalogue/CardSigns.tsx'
import { Rating } from '../../ui/components/catalogue/Rating.tsx'
import { StandIn } from '../../ui/components/catalogue/StandIn.tsx'
import { durationText, kindText } from '../../ui/components/catalogue/titleTexts.ts'
import { SourceDialog } from '../../ui/components/guide/SourceDialog.tsx'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { LineupActor } from '../players/actors.ts'
import { CellAction } from '../programmes/CellAction.tsx'
import { useProgrammeActions } from '../programmes/useProgrammeActions.ts'
import css from './Best.module.css'
import { WatchButton } from './Channels.tsx'
import { byEpgId, hitCells } from './hitCells.ts'
import { Marked } from './Marked.tsx'
import { Part } from './Part.tsx'
import { Still } from './Still.tsx'
import { When } from './When.tsx'

type Place = {
  readonly keyword: string
  /** Others stand beside it where there is room. */
  readonly column: boolean
}

type CardProps = Place & {
  readonly name: string
  readonly picture: ReactNode
  readonly facts: ReactNode
  readonly children: ReactNode
}

const Card = ({ keyword, column, name, picture, facts, children }: CardProps) => {
  const intl = useIntl()
  return (
    <Part title={intl.formatMessage({ id: 'find.best', defaultMessage: 'Best match' })}>
      <div className={cx(css.card, column && css.column)}>
        <div className={css.picture}>{picture}</div>
        <div className={css.words}>
          <b>
            <Marked query={keyword} text={name} />
          </b>
          {facts}
        </div>
        <div className={css.action}>{children}</div>
      </div>
    </Part>
  )
}

type TitleProps = Place & { readonly title: Title; readonly now: Instant }

const BestTitle = ({ title, now, ...place }: TitleProps) => {
  const intl = useIntl()
  const picture = useSizedPicture(title.posterLandscape ?? title.poster, CARD_STILL_WIDTH)
  return (
    <Card
      {...place}
      name={title.title}
      picture={
        <Picture src={picture} shape="still" eager instead={<StandIn sign="film" />}>
          <CardSigns title={title} now={now} watched={false} />
        </Picture>
      }
      facts={
        <Meta>
          {title.rating !== undefined && <Rating value={title.rating} />}
          {kindText(intl, title)}
          {title.genres[0]?.name}
          {title.duration !== undefined && durationText(intl, title.duration)}
        </Meta>
      }
    >
      <LinkButton variant="primary" to={pathOf({ page: 'vodDetail', params: { metaId: title.metaId } })}>
        <FormattedMessage id="title.details" defaultMessage="Details" />
      </LinkButton>
    </Card>
  )
}

type ChannelProps = Place & { readonly channel: Channel; readonly lineup: LineupActor }

const BestChannel = ({ channel, lineup, ...place }: ChannelProps) => {
  const language = useLanguage()
  const programme = useSelector(lineup, selectCurrentProgramme(channel.logicalChannelId))
  return (
    <Card
      {...place}
      name={`${channel.channelSeq} ${channel.logicalChannelName}`}
      picture={<Still channel={channel} picture={programme?.picture} />}
      facts={programme && <small>{textsIn(programme, language).title}</small>}
    >
      <WatchButton primary channel={channel} />
    </Card>
  )
}

type ProgrammeProps = Place & {
  readonly hit: GuideHit
  readonly lineup: LineupActor
  readonly channels: ReadonlyArray<Channel>
}

const BestProgramme = ({ hit, lineup, channels, ...place }: ProgrammeProps) => {
  const now = useSelector(lineup, selectNow)
  const actions = useProgrammeActions(now)
  const [cell] = useMemo(() => hitCells([hit], byEpgId(channels)), [hit, channels])
  if (cell === undefined) return null
  return (
    <>
      <Card
        {...place}
        name={cell.programme.title}
        picture={<Still channel={cell.channel} picture={cell.programme.picture} />}
        facts={<When cell={cell} now={now} />}
      >
        <CellAction primary cell={cell} actions={actions} now={now} />
      </Card>
      {actions.explained && <SourceDialog {...actions.explained} onClose={actions.dismiss} />}
    </>
  )
}

type BestProps = Place & {
  readonly best: BestMatch
  readonly lineup: LineupActor | undefined
  readonly channels: ReadonlyArray<Channel>
  readonly now: Instant
}

/** What is most likely meant, large, with its action. */
export const Best = ({ best, lineup, channels, now, ...place }: BestProps) => {
  if (best.kind === 'title') return <BestTitle {...place} title={best.title} now={now} />
  if (lineup === undefined) return null
  return best.kind === 'channel' ? (
    <BestChannel {...place} channel={best.channel} lineup={lineup} />
  ) : (
    <BestProgramme {...place} hit={best.hit} lineup={lineup} channels={channels} />
  )
}
