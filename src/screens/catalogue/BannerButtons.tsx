import { FormattedMessage } from 'react-intl'
import type { TitleWish } from '../../../machines/vodPlayer/index.ts'
import { type BannerAction, type BannerItem, bannerActions } from '../../../models/banner.ts'
import { pathOf } from '../../../models/page.ts'
import { Button, LinkButton } from '../../ui/components/basics/Button.tsx'

type BannerButtonsProps = { readonly item: BannerItem; readonly onPlay: (wish: TitleWish) => void }

const Details = ({ to }: { readonly to: string }) => (
  <LinkButton to={to} variant="picture" icon="info">
    <FormattedMessage id="banner.details" defaultMessage="Details" />
  </LinkButton>
)

const Deed = ({ action, item, onPlay }: BannerButtonsProps & { readonly action: BannerAction }) => {
  const { metaId, linkId = '' } = item
  switch (action.tag) {
    case 'watchNow':
      return (
        <LinkButton to={pathOf({ page: 'liveTv', params: { id: linkId } })} variant="primary" icon="play" filledIcon>
          <FormattedMessage id="banner.watchNow" defaultMessage="Watch now" />
        </LinkButton>
      )
    case 'listDetails':
      return <Details to={pathOf({ page: 'vodCategory', params: { type: linkId } })} />
    case 'details':
      return <Details to={pathOf({ page: 'vodDetail', params: { metaId: metaId ?? '' } })} />
    case 'replay':
      return (
        <Button variant="primary" icon="replay" onPress={() => metaId && onPlay({ type: 'viewer.play', metaId })}>
          <FormattedMessage id="banner.replay" defaultMessage="Replay" />
        </Button>
      )
    case 'playEpisode':
      return (
        <Button
          variant="primary"
          icon="play"
          filledIcon
          onPress={() => metaId && onPlay({ type: 'viewer.play', metaId, episodeId: action.metaId })}
        >
          <FormattedMessage
            id="banner.playEpisode"
            defaultMessage="Play episode {episode}"
            values={{ episode: action.episode }}
          />
        </Button>
      )
    default:
      return (
        <Button
          variant="primary"
          icon="play"
          filledIcon
          onPress={() => metaId && onPlay({ type: 'viewer.play', metaId })}
        >
          <FormattedMessage id="banner.play" defaultMessage="Play" />
        </Button>
      )
  }
}

/** The buttons of a slide, the main one first (VOD-02). */
export const BannerButtons = ({ item, onPlay }: BannerButtonsProps) =>
  bannerActions(item).map(action => <Deed key={action.tag} action={action} item={item} onPlay={onPlay} />)
