import { useState } from 'react'
import { useEverySecond } from '../../ui/components/basics/useEverySecond.ts'
import { CaptionStyleDialog } from '../../ui/components/live/CaptionStyleDialog.tsx'
import { KeysDialog } from '../../ui/components/live/KeysDialog.tsx'
import { PlaybackDataDialog } from '../../ui/components/live/PlaybackDataDialog.tsx'
import type { PlayerKeyWish } from '../../ui/components/live/playerKeys.ts'
import { StatsOverlay } from '../../ui/components/live/StatsOverlay.tsx'
import { useHandle, usePreferences } from '../../ui/context.ts'
import type { Integrations } from '../../ui/integrations.ts'

type ComfortProps = { readonly integrations: Integrations; readonly onClose: () => void }

export const Stats = ({ integrations, onClose }: ComfortProps) => {
  const [stats, setStats] = useState(integrations.stats)
  useEverySecond(() => setStats(integrations.stats()))
  return stats && <StatsOverlay stats={stats} onClose={onClose} />
}

type KeysProps = { readonly wishes?: ReadonlyArray<PlayerKeyWish>; readonly onClose: () => void }

export const Keys = (props: KeysProps) => {
  const { preferences } = useHandle()
  const { letterKeys } = usePreferences()
  return <KeysDialog letters={letterKeys} onLetters={preferences.obeyLetterKeys} {...props} />
}

export const CaptionLook = ({ integrations, onClose }: ComfortProps) => {
  const [style, setStyle] = useState(integrations.captionStyle)
  return (
    <CaptionStyleDialog
      style={style}
      onStyle={chosen => {
        integrations.styleCaptions(chosen)
        setStyle(chosen)
      }}
      onClose={onClose}
    />
  )
}

export const PlaybackData = ({ integrations, onClose }: ComfortProps) => {
  const [isOn, setOn] = useState(integrations.sendsPlaybackData)
  return (
    <PlaybackDataDialog
      isOn={isOn}
      onChange={on => {
        integrations.sendPlaybackData(on)
        setOn(on)
      }}
      onClose={onClose}
    />
  )
}
