import { useSelector } from '@xstate/react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { selectFailure, selectHasFailed, selectIsLoading, selectRemoval } from '../../../machines/titleLists/index.ts'
import { HOME, pathOf } from '../../../models/page.ts'
import type { MetaId } from '../../../models/title.ts'
import type { ListedTitle } from '../../../models/titleList.ts'
import type { VodHistoryEntry } from '../../../models/vodHistory.ts'
import { LinkButton } from '../../ui/components/basics/Button.tsx'
import { Icon } from '../../ui/components/basics/Icon.tsx'
import { Link } from '../../ui/components/basics/Link.tsx'
import { Picture } from '../../ui/components/basics/Picture.tsx'
import { Progress } from '../../ui/components/basics/Progress.tsx'
import { durationText, episodeText } from '../../ui/components/catalogue/titleTexts.ts'
import { AfterFew } from '../lists/AfterFew.tsx'
import type { RemovalActor, TitleListsActor } from '../lists/actors.ts'
import { EmptyList } from '../lists/EmptyList.tsx'
import { More } from '../lists/More.tsx'
import { Pick } from '../lists/Pick.tsx'
import { RemoveButton } from '../lists/RemoveButton.tsx'
import { Tools } from '../lists/Tools.tsx'
import { UndoTitles } from '../lists/UndoTitles.tsx'
import { useChoice } from '../lists/useChoice.ts'
import { useTitles } from '../lists/useTitles.ts'
import { Waiting } from '../lists/Waiting.tsx'
import { Days, type Moment } from './Days.tsx'
import { Failed } from './Failed.tsx'
import css from './Titles.module.css'

const standText = (intl: IntlShape, { played, playedTime, totalDuration }: VodHistoryEntry): string | undefined => {
  if (played) return intl.formatMessage({ id: 'history.seen', defaultMessage: 'Watched' })
  if (totalDuration === 0) return undefined
  return intl.formatMessage(
    { id: 'history.timeLeft', defaultMessage: '{time} left' },
    { time: durationText(intl, totalDuration - playedTime) },
  )
}

const factsOf = (intl: IntlShape, watched: VodHistoryEntry): string =>
  [episodeText(intl, { season: watched.seasonNo, episode: watched.episodeNo }), standText(intl, watched)]
    .filter(Boolean)
    .join(' · ')

type FaceProps = { readonly title: ListedTitle; readonly name: string; readonly moment: Moment }

const Face = ({ title: { media, watched }, name, moment }: FaceProps) => {
  const intl = useIntl()
  const facts = watched && factsOf(intl, watched)
  return (
    <>
      <Picture
        src={media?.posterLandscape ?? media?.poster}
        shape="still"
        lettering={media?.posterLandscape && media.lettering}
        instead={
          <span className={css.sign}>
            <Icon name="film" />
          </span>
        }
      >
        {watched && !watched.played && <Progress value={watched.playProgress / 100} kind="own" onPicture />}
      </Picture>
      <span className={css.words}>
        <b>{name}</b>
        {watched && (
          <small>
            {facts && <span>{facts}</span>}
            {moment(watched.updateTime)}
          </small>
        )}
      </span>
    </>
  )
}

type CardProps = {
  readonly removal: RemovalActor<MetaId>
  readonly title: ListedTitle
  readonly moment: Moment
  readonly isSelecting: boolean
  readonly isPicked: boolean
}

const Card = ({ removal, title, moment, isSelecting, isPicked }: CardProps) => {
  const intl = useIntl()
  const { metaId, media } = title
  const name =
    media?.title ?? intl.formatMessage({ id: 'history.gone', defaultMessage: 'This title is not available any more' })
  const face = <Face title={title} name={name} moment={moment} />
  const card =
    media === undefined ? (
      <span className={css.gone}>{face}</span>
    ) : (
      <Link className={css.card} to={pathOf({ page: 'vodDetail', params: { metaId } })}>
        {face}
      </Link>
    )
  if (isSelecting)
    return (
      <li className={css.item}>
        <Pick name={name} picked={isPicked} onToggle={() => removal?.send({ type: 'viewer.toggle', id: metaId })}>
          {card}
        </Pick>
      </li>
    )
  return (
    <li className={css.item}>
      {card}
      <span className={css.remove}>
        <RemoveButton
          size="small"
          removal={removal}
          id={metaId}
          label={intl.formatMessage(
            { id: 'history.delete.title', defaultMessage: 'Delete {title} from the history' },
            { title: name },
          )}
        />
      </span>
    </li>
  )
}

const Cards = ({ lists, titles }: { readonly lists: TitleListsActor; readonly titles: ReadonlyArray<ListedTitle> }) => {
  const removal = useSelector(lists, selectRemoval)
  const { isSelecting, selected } = useChoice(removal)
  return (
    <>
      <Tools removal={removal} ids={titles.map(({ metaId }) => metaId)} />
      <Days items={titles} atOf={({ watched }) => watched?.updateTime}>
        {(ofDay, moment) => (
          <ul className={css.cards}>
            {ofDay.map(title => (
              <Card
                key={title.metaId}
                removal={removal}
                title={title}
                moment={moment}
                isSelecting={isSelecting}
                isPicked={selected.includes(title.metaId)}
              />
            ))}
          </ul>
        )}
      </Days>
      <AfterFew count={titles.length} />
    </>
  )
}

const List = ({ lists }: { readonly lists: TitleListsActor }) => {
  const intl = useIntl()
  const titles = useTitles(lists)
  const isLoading = useSelector(lists, selectIsLoading)
  const hasFailed = useSelector(lists, selectHasFailed)
  const failure = useSelector(lists, selectFailure)
  if (isLoading) return <Waiting />
  if (titles.length > 0) return <Cards lists={lists} titles={titles} />
  if (!hasFailed)
    return (
      <EmptyList
        title={intl.formatMessage({ id: 'history.none', defaultMessage: 'Your history is empty' })}
        text={intl.formatMessage({
          id: 'history.titles.empty',
          defaultMessage: 'Films and series you watch appear here, right where you stopped.',
        })}
        action={
          <LinkButton variant="primary" to={pathOf(HOME)}>
            <FormattedMessage id="favorites.browse" defaultMessage="Browse films and series" />
          </LinkButton>
        }
      />
    )
  return <Failed failure={failure} onRetry={() => lists.send({ type: 'viewer.retry' })} />
}

/** The titles that were watched, the last one first, each with the place where it was left (VOD-10). */
export const Titles = ({ lists }: { readonly lists: TitleListsActor }) => (
  <>
    <List lists={lists} />
    <More lists={lists} />
    <UndoTitles lists={lists} />
  </>
)
