import { useState } from 'react'
import type { Comforts } from '../../ui/comforts.ts'
import { useEverySecond } from '../../ui/components/basics/useEverySecond.ts'
import { CaptionStyleDialog } from '../../ui/components/live/CaptionStyleDialog.tsx'
import { StatsOverlay } from '../../ui/components/live/StatsOverlay.tsx'

type ComfortProps = { readonly comforts: Comforts; readonly onClose: () => void }

export const Stats = ({ comforts, onClose }: ComfortProps) => {
  const [stats, setStats] = useState(comforts.stats)
  useEverySecond(() => setStats(comforts.stats()))
  return stats && <StatsOverlay stats={stats} onClose={onClose} />
}

export const CaptionLook = ({ comforts, onClose }: ComfortProps) => {
  const [style, setStyle] = useState(comforts.captionStyle)
  return (
    <CaptionStyleDialog
      style={style}
      onStyle={chosen => {
        comforts.styleCaptions(chosen)
        setStyle(chosen)
      }}
      onClose={onClose}
    />
  )
}
