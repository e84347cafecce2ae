import { useIntl } from 'react-intl'
import type { TitleWish } from '../../../../machines/vodPlayer/index.ts'
import type { Begun } from '../../../../models/continueWatching.ts'
import { pathOf } from '../../../../models/page.ts'
import { pictureOfWidth } from '../../../../models/picture.ts'
import { Progress } from '../../../ui/components/basics/Progress.tsx'
import { Sign } from '../../../ui/components/basics/Sign.tsx'
import { StillCard } from '../../../ui/components/catalogue/StillCard.tsx'
import { episodeText, kindText } from '../../../ui/components/catalogue/titleTexts.ts'
import { Rail } from '../../../ui/components/rows/Rail.tsx'

/** A wide card on a dense screen. */
const PICTURE_WIDTH = 640

type WatchingProps = {
  readonly begun: ReadonlyArray<Begun>
  readonly onPlay: (wish: TitleWish) => void
}

/** What the person goes on with, where it was left: one press plays it. */
export const Watching = ({ begun, onPlay }: WatchingProps) => {
  const intl = useIntl()
  return (
    <Rail
      title={intl.formatMessage({ id: 'home.continue', defaultMessage: 'Continue watching' })}
      moreTo={pathOf({ page: 'history', params: {} })}
    >
      {begun.map(({ entry, title, progress, minutesLeft }) => (
        <StillCard
          key={entry.metaId}
          name={title.seriesTitle ?? title.title}
          facts={episodeText(intl, { season: entry.seasonNo, episode: entry.episodeNo }) ?? kindText(intl, title)}
          picture={title.posterLandscape && pictureOfWidth(title.posterLandscape, PICTURE_WIDTH)}
          lettering={title.lettering}
          onPress={() =>
            onPlay({
              type: 'viewer.play',
              metaId: entry.metaId,
              ...(entry.episodeId !== undefined && { episodeId: entry.episodeId }),
            })
          }
        >
          <Sign
            place="bottomLeft"
            icon="play"
            label={intl.formatMessage(
              { id: 'home.minutesLeft', defaultMessage: '{minutes} min left' },
              { minutes: minutesLeft },
            )}
          />
          <Progress value={progress} kind="own" onPicture />
        </StillCard>
      ))}
    </Rail>
  )
}
