import { useIntl } from 'react-intl'
import { ASPECT_RATIOS, type AspectRatio } from '../../../models/aspectRatio.ts'
import { PLAYBACK_RATES, type PlaybackRate } from '../../../models/playbackRate.ts'
import { Menu } from '../basics/Menu.tsx'
import type { HudProps, Leaving } from './hud.ts'

type Opening = { readonly onMenu: (open: boolean) => void }

export const QualityMenu = ({ quality, onQuality, onMenu }: Pick<HudProps, 'quality' | 'onQuality'> & Opening) => {
  const intl = useIntl()
  if (!quality || !onQuality) return null
  return (
    <Menu
      label={intl.formatMessage(
        { id: 'player.quality', defaultMessage: 'Quality: {quality}' },
        { quality: quality.label },
      )}
      text={quality.label}
      placement="above"
      items={quality.items}
      onSelect={onQuality}
      onOpenChange={onMenu}
    />
  )
}

type RateMenuProps = { readonly value: PlaybackRate; readonly onChoose: (rate: PlaybackRate) => void } & Opening

/** Speeds, where the content is not live (LIVE-11). */
export const RateMenu = ({ value, onChoose, onMenu }: RateMenuProps) => {
  const intl = useIntl()
  const textOf = (rate: PlaybackRate) => `${intl.formatNumber(rate)}×`
  return (
    <Menu
      label={intl.formatMessage({ id: 'player.rate', defaultMessage: 'Speed: {rate}' }, { rate: textOf(value) })}
      text={textOf(value)}
      placement="above"
      items={PLAYBACK_RATES.map(rate => ({ id: String(rate), label: textOf(rate), checked: rate === value }))}
      onSelect={id => onChoose(PLAYBACK_RATES.find(rate => String(rate) === id) ?? 1)}
      onOpenChange={onMenu}
    />
  )
}

/** The shape of the picture (LIVE-11). */
export const AspectMenu = ({ aspect, onAspect, onMenu }: Pick<HudProps, 'aspect' | 'onAspect'> & Opening) => {
  const intl = useIntl()
  const textOf = (ratio: AspectRatio) =>
    ratio === 'auto' ? intl.formatMessage({ id: 'player.aspect.auto', defaultMessage: 'Auto' }) : ratio
  return (
    <Menu
      label={intl.formatMessage(
        { id: 'player.aspect', defaultMessage: 'Aspect ratio: {ratio}' },
        { ratio: textOf(aspect) },
      )}
      text={aspect === 'auto' ? '16:9' : aspect}
      placement="above"
      items={ASPECT_RATIOS.map(ratio => ({ id: ratio, label: textOf(ratio), checked: ratio === aspect }))}
      onSelect={id => onAspect(ASPECT_RATIOS.find(ratio => ratio === id) ?? 'auto')}
      onOpenChange={onMenu}
    />
  )
}

export const LeavingMenu = ({ choice, onChoose, onMenu }: Leaving & Opening) => {
  const intl = useIntl()
  const words = {
    float: intl.formatMessage({ id: 'player.leaving.float', defaultMessage: 'When I leave this page: keep playing' }),
    stop: intl.formatMessage({ id: 'player.leaving.stop', defaultMessage: 'When I leave this page: stop' }),
  }
  const choices = ['float', 'stop'] as const
  return (
    <Menu
      label={intl.formatMessage({ id: 'player.settings', defaultMessage: 'Settings' })}
      icon="settings"
      placement="above"
      items={choices.map(id => ({ id, label: words[id], checked: id === choice }))}
      onSelect={id => onChoose(id === 'stop' ? 'stop' : 'float')}
      onOpenChange={onMenu}
    />
  )
}
