import { useSelector } from '@xstate/react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { selectFailure, selectHasFailed, selectIsLoading, selectRemoval } from '../../../machines/titleLists/index.ts'
import { HOME, pathOf } from '../../../models/page.ts'
import type { MetaId } from '../../../models/title.ts'
import type { ListedTitle } from '../../../models/titleList.ts'
import type { VodHistoryEntry } from '../../../models/vodHistory.ts'
import { LinkButton } from '../../ui/components/basics/Button.tsx'
import { Icon } from '../../ui/components/basics/Icon.tsx'
import { IconButton } from '../../ui/components/basics/IconButton.tsx'
import { Link } from '../../ui/components/basics/Link.tsx'
import { Picture } from '../../ui/components/basics/Picture.tsx'
import { Progress } from '../../ui/components/basics/Progress.tsx'
import { episodeText } from '../../ui/components/catalogue/titleTexts.ts'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { ChannelRowSkeletons } from '../../ui/components/feedback/Skeleton.tsx'
import { formatDate, formatTime } from '../../ui/intl/format.ts'
import type { RemovalActor, TitleListsActor } from '../lists/actors.ts'
import { More } from '../lists/More.tsx'
import { Pick } from '../lists/Pick.tsx'
import { passFocusOn } from '../lists/passFocusOn.ts'
import { Tools } from '../lists/Tools.tsx'
import { UndoTitles } from '../lists/UndoTitles.tsx'
import { useChoice } from '../lists/useChoice.ts'
import { useTitles } from '../lists/useTitles.ts'
import { Failed } from './Failed.tsx'
import css from './Titles.module.css'

const MINUTE_SEC = 60

const standText = (intl: IntlShape, { played, playedTime, totalDuration }: VodHistoryEntry): string | undefined => {
  if (played) return intl.formatMessage({ id: 'history.seen', defaultMessage: 'Watched' })
  if (totalDuration === 0) return undefined
  const minutes = Math.ceil((totalDuration - playedTime) / MINUTE_SEC)
  return intl.formatMessage({ id: 'history.left', defaultMessage: '{minutes} min left' }, { minutes })
}

const factsOf = (intl: IntlShape, watched: VodHistoryEntry): string =>
  [
    episodeText(intl, { season: watched.seasonNo, episode: watched.episodeNo }),
    standText(intl, watched),
    watched.updateTime === undefined
      ? undefined
      : `${formatDate(watched.updateTime)}, ${formatTime(watched.updateTime)}`,
  ]
    .filter(Boolean)
    .join(' · ')

const Face = ({ title: { media, watched }, name }: { readonly title: ListedTitle; readonly name: string }) => {
  const intl = useIntl()
  return (
    <>
      <span className={css.picture}>
        <Picture src={media?.posterLandscape ?? media?.poster} shape="still" instead={<Icon name="film" />}>
          {watched && !watched.played && <Progress value={watched.playProgress / 100} kind="own" onPicture />}
        </Picture>
      </span>
      <span className={css.words}>
        <b>{name}</b>
        {watched && <small>{factsOf(intl, watched)}</small>}
      </span>
    </>
  )
}

type RowProps = {
  readonly removal: RemovalActor<MetaId>
  readonly title: ListedTitle
  readonly isSelecting: boolean
  readonly isPicked: boolean
}

const Row = ({ removal, title, isSelecting, isPicked }: RowProps) => {
  const intl = useIntl()
  const { metaId, media } = title
  const name =
    media?.title ?? intl.formatMessage({ id: 'history.gone', defaultMessage: 'This title is not available any more' })
  const face = <Face title={title} name={name} />
  const row =
    media === undefined ? (
      <span className={css.gone}>{face}</span>
    ) : (
      <Link className={css.title} to={pathOf({ page: 'vodDetail', params: { metaId } })}>
        {face}
      </Link>
    )
  if (isSelecting)
    return (
      <li className={css.row}>
        <Pick name={name} picked={isPicked} onToggle={() => removal?.send({ type: 'viewer.toggle', id: metaId })}>
          {row}
        </Pick>
      </li>
    )
  return (
    <li className={css.row}>
      {row}
      <IconButton
        icon="close"
        label={intl.formatMessage(
          { id: 'history.delete.title', defaultMessage: 'Delete {title} from the history' },
          { title: name },
        )}
        onPress={({ currentTarget }) => {
          passFocusOn(currentTarget.closest('li'))
          removal?.send({ type: 'viewer.remove', removal: [metaId] })
        }}
      />
    </li>
  )
}

const Rows = ({ lists, titles }: { readonly lists: TitleListsActor; readonly titles: ReadonlyArray<ListedTitle> }) => {
  const removal = useSelector(lists, selectRemoval)
  const { isSelecting, selected } = useChoice(removal)
  return (
    <>
      <Tools removal={removal} ids={titles.map(({ metaId }) => metaId)} />
      <ul className={css.list}>
        {titles.map(title => (
          <Row
            key={title.metaId}
            removal={removal}
            title={title}
            isSelecting={isSelecting}
            isPicked={selected.includes(title.metaId)}
          />
        ))}
      </ul>
    </>
  )
}

const List = ({ lists }: { readonly lists: TitleListsActor }) => {
  const intl = useIntl()
  const titles = useTitles(lists)
  const isLoading = useSelector(lists, selectIsLoading)
  const hasFailed = useSelector(lists, selectHasFailed)
  const failure = useSelector(lists, selectFailure)
  if (isLoading) return <ChannelRowSkeletons count={6} />
  if (titles.length > 0) return <Rows lists={lists} titles={titles} />
  if (!hasFailed)
    return (
      <EmptyState
        text={intl.formatMessage({
          id: 'history.titles.empty',
          defaultMessage: 'Films and series you watch appear here, right where you stopped.',
        })}
        action={
          <LinkButton to={pathOf(HOME)}>
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
