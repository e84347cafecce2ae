import { useEffect, useState } from 'react'
import type { Comforts } from '../../../app/context.ts'
import { CaptionStyleDialog } from '../../../components/live/CaptionStyleDialog.tsx'
import { StatsOverlay } from '../../../components/live/StatsOverlay.tsx'

type ComfortProps = { readonly comforts: Comforts; readonly onClose: () => void }

const STATS_EVERY_MS = 1_000

export const Stats = ({ comforts, onClose }: ComfortProps) => {
  const [stats, setStats] = useState(comforts.stats)
  useEffect(() => {
    const timer = setInterval(() => setStats(comforts.stats()), STATS_EVERY_MS)
    return () => clearInterval(timer)
  }, [comforts])
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
