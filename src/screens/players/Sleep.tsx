import { useSelector } from '@xstate/react'
import { selectSleepTimer } from '../../../machines/app/index.ts'
import { selectIsSleepNear, selectSleepChoice } from '../../../machines/sleepTimer.ts'
import { SLEEP_CHOICES } from '../../../models/sleepChoice.ts'
import { SleepDialog } from '../../ui/components/live/SleepDialog.tsx'
import { SleepNotice } from '../../ui/components/live/SleepNotice.tsx'
import { useApp } from '../../ui/context.ts'
import type { PictureOf } from './useViews.ts'

const OFF = 'off'

type SleepChooserProps = { readonly of: PictureOf; readonly onClose: () => void }

/** When the picture is to pause by itself (AHEAD-15). */
export const SleepChooser = ({ of, onClose }: SleepChooserProps) => {
  const timer = useSelector(useApp(), selectSleepTimer)
  const choice = useSelector(timer, snapshot => snapshot && selectSleepChoice(snapshot))
  return (
    <SleepDialog
      choices={[OFF, ...SLEEP_CHOICES.map(String)]}
      chosen={choice === undefined ? OFF : String(choice)}
      of={of}
      onChoose={id => {
        const chosen = SLEEP_CHOICES.find(each => String(each) === id)
        timer?.send(chosen === undefined ? { type: 'viewer.stayAwake' } : { type: 'viewer.sleepAfter', choice: chosen })
      }}
      waiting={timer === undefined}
      onClose={onClose}
    />
  )
}

/** The last minute before it does. */
export const SleepSoon = ({ place }: { readonly place: 'picture' | 'page' }) => {
  const timer = useSelector(useApp(), selectSleepTimer)
  const isNear = useSelector(timer, snapshot => snapshot !== undefined && selectIsSleepNear(snapshot))
  return isNear && <SleepNotice place={place} onStay={() => timer?.send({ type: 'viewer.stayAwake' })} />
}
