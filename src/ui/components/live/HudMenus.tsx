import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ASPECT_RATIOS, type AspectRatio } from '../../../../models/aspectRatio.ts'
import { PLAYBACK_RATES, type PlaybackRate } from '../../../../models/playbackRate.ts'
import { askAgain } from '../../askAgain.ts'
import { Menu } from '../basics/Menu.tsx'
import type { MenuItem } from '../basics/menu.ts'
import type { HudProps, Leaving } from './hud.ts'

type Opening = { readonly onMenu: (open: boolean) => void }

/** A choice of the network's says how many lines it has come to. */
export const QualityMenu = ({ quality, onQuality, onMenu }: Pick<HudProps, 'quality' | 'onQuality'> & Opening) => {
  const intl = useIntl()
  if (!quality || !onQuality) return null
  const height = quality.height()
  return (
    <Menu
      label={intl.formatMessage(
        { id: 'player.quality', defaultMessage: 'Quality: {quality}' },
        { quality: height === undefined ? quality.label : `${quality.label} ${height}` },
      )}
      text={height ?? quality.label}
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
      {...(aspect === 'auto' ? { icon: 'aspect' } : { text: aspect })}
      placement="above"
      items={ASPECT_RATIOS.map(ratio => ({ id: ratio, label: textOf(ratio), checked: ratio === aspect }))}
      onSelect={id => onAspect(ASPECT_RATIOS.find(ratio => ratio === id) ?? 'auto')}
      onOpenChange={onMenu}
    />
  )
}

const LEAVING = 'leaving'

/** What else there is to ask for, and what becomes of the picture elsewhere. */
export const SettingsMenu = ({ choice, onChoose, more, onMenu }: Leaving & Pick<HudProps, 'more'> & Opening) => {
  const intl = useIntl()
  const floats = choice === 'float'
  return (
    <Menu
      label={intl.formatMessage({ id: 'player.settings', defaultMessage: 'Settings' })}
      icon="gear"
      placement="above"
      items={[
        ...(more?.items ?? []),
        {
          id: LEAVING,
          label: intl.formatMessage({ id: 'player.leaving', defaultMessage: 'Keep playing on other pages' }),
          note: floats
            ? intl.formatMessage({ id: 'on', defaultMessage: 'On' })
            : intl.formatMessage({ id: 'off', defaultMessage: 'Off' }),
          begins: true,
        },
      ]}
      onSelect={id => {
        if (id === LEAVING) onChoose(floats ? 'stop' : 'float')
        else more?.onChoose(id)
      }}
      onOpenChange={onMenu}
    />
  )
}

const chosenIn = (items: ReadonlyArray<MenuItem>): string | undefined => items.find(({ checked }) => checked)?.label

/** What there is to hear and to read (AHEAD-09, AHEAD-35); how it is called is fetched with the first opening. */
export const TrackMenus = ({ audio, captions, onMenu }: Pick<HudProps, 'audio' | 'captions'> & Opening) => {
  const intl = useIntl()
  const [made, setMade] = useState<typeof import('./trackItems.ts')>()
  const open = (isOpen: boolean) => {
    if (isOpen) askAgain(() => import('./trackItems.ts')).then(setMade)
    onMenu(isOpen)
  }
  const sounds = (audio && made?.soundItems(intl, audio)) ?? []
  const texts = (captions && made?.captionItems(intl, captions)) ?? []
  return (
    <>
      {audio && (
        <Menu
          label={intl.formatMessage({ id: 'player.audio', defaultMessage: 'Audio' })}
          hint={chosenIn(sounds)}
          icon="voice"
          placement="above"
          items={sounds}
          onSelect={id => audio.onChoose(Number(id))}
          onOpenChange={open}
        />
      )}
      {captions && (
        <Menu
          label={intl.formatMessage({ id: 'player.captions', defaultMessage: 'Captions' })}
          hint={chosenIn(texts)}
          icon="captions"
          placement="above"
          items={texts}
          onSelect={id => captions.onChoose(made?.placeOf(id))}
          onOpenChange={open}
        />
      )}
    </>
  )
}
