import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import { Icon } from '../basics/Icon.tsx'
import css from './AudioPoster.module.css'

type AudioPosterProps = {
  readonly channelName: string
  readonly logo: string | undefined
  /** One of the channel's audio posters (CHAN-07); without one the logo stands alone. */
  readonly poster: string | undefined
  readonly playing: boolean
}

/** The picture of a channel that has none; its bars move while there is sound. */
export const AudioPoster = ({ channelName, logo, poster, playing }: AudioPosterProps) => (
  <div className={css.stage}>
    {poster && <img className={css.poster} src={poster} alt="" />}
    <div className={css.mark} data-playing={playing || undefined}>
      {poster ? <Icon name="headphones" /> : <ChannelLogo src={logo} name={channelName} />}
      <span className={css.bars} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
    </div>
  </div>
)
