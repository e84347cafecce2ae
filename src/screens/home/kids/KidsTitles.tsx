import { useIntl } from 'react-intl'
import type { TitleWish } from '../../../../machines/vodPlayer/index.ts'
import type { Begun } from '../../../../models/continueWatching.ts'
import { FILMS, pathOf, SERIES } from '../../../../models/page.ts'
import type { Title } from '../../../../models/title.ts'
import { VisuallyHidden } from '../../../ui/components/basics/VisuallyHidden.tsx'
import { PictureCard } from '../../../ui/components/kids/PictureCard.tsx'
import { Rail } from '../../../ui/components/rows/Rail.tsx'

const toTitle = ({ metaId }: Title): string => pathOf({ page: 'vodDetail', params: { metaId } })

type KidsWatchingProps = {
  readonly begun: ReadonlyArray<Begun>
  readonly onPlay: (wish: TitleWish) => void
}

/** What was begun, where it was left: one press plays it. */
export const KidsWatching = ({ begun, onPlay }: KidsWatchingProps) => {
  const intl = useIntl()
  return (
    <Rail title={intl.formatMessage({ id: 'home.continue', defaultMessage: 'Continue watching' })}>
      {begun.map(({ entry: { metaId, episodeId }, title, progress, minutesLeft }) => (
        <PictureCard
          key={metaId}
          shape="wide"
          onPress={() => onPlay({ type: 'viewer.play', metaId, ...(episodeId !== undefined && { episodeId }) })}
          name={title.seriesTitle ?? title.title}
          picture={title.posterLandscape}
          progress={{ value: progress, kind: 'own' }}
          eager
        >
          <VisuallyHidden>
            {intl.formatMessage(
              { id: 'home.minutesLeft', defaultMessage: '{minutes} min left' },
              { minutes: minutesLeft },
            )}
          </VisuallyHidden>
        </PictureCard>
      ))}
    </Rail>
  )
}

type KidsTitlesProps = { readonly titles: ReadonlyArray<Title> }

/** Series, each by the face that a child knows. */
export const KidsFriends = ({ titles }: KidsTitlesProps) => {
  const intl = useIntl()
  return (
    <Rail
      title={intl.formatMessage({ id: 'kids.friends', defaultMessage: 'Your friends' })}
      moreTo={pathOf({ page: 'vodCategory', params: { type: SERIES } })}
    >
      {titles.map(title => (
        <PictureCard key={title.metaId} shape="round" to={toTitle(title)} name={title.title} picture={title.poster} />
      ))}
    </Rail>
  )
}

/** Films and all else that is watched from its beginning to its end. */
export const KidsStories = ({ titles }: KidsTitlesProps) => {
  const intl = useIntl()
  return (
    <Rail
      title={intl.formatMessage({ id: 'kids.stories', defaultMessage: 'Stories for you' })}
      moreTo={pathOf({ page: 'vodCategory', params: { type: FILMS } })}
    >
      {titles.map(title => (
        <PictureCard key={title.metaId} shape="tall" to={toTitle(title)} name={title.title} picture={title.poster} />
      ))}
    </Rail>
  )
}
