import { useState } from 'react'
import { useEverySecond } from '../../ui/components/basics/useEverySecond.ts'
import { CaptionStyleDialog } from '../../ui/components/live/CaptionStyleDialog.tsx'
import { StatsOverlay } from '../../ui/components/live/StatsOverlay.tsx'
import type { Integrations } from '../../ui/integrations.ts'

type ComfortProps = { readonly integrations: Integrations; readonly onClose: () => void }

export const Stats = ({ integrations, onClose }: ComfortProps) => {
  const [stats, setStats] = useState(integrations.stats)
  useEverySecond(() => setStats(integrations.stats()))
  return stats && <StatsOverlay stats={stats} onClose={onClose} />
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
