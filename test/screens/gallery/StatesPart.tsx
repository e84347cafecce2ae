import { useState } from 'react'
import { instant } from '../../../models/codec/instant.ts'
import { Button } from '../../../src/ui/components/basics/Button.tsx'
import { IconButton } from '../../../src/ui/components/basics/IconButton.tsx'
import { LivePill } from '../../../src/ui/components/basics/LivePill.tsx'
import { Menu } from '../../../src/ui/components/basics/Menu.tsx'
import { Slider } from '../../../src/ui/components/basics/Slider.tsx'
import { Spinner } from '../../../src/ui/components/basics/Spinner.tsx'
import { Dialog } from '../../../src/ui/components/feedback/Dialog.tsx'
import { EmptyState } from '../../../src/ui/components/feedback/EmptyState.tsx'
import { ErrorCard } from '../../../src/ui/components/feedback/ErrorCard.tsx'
import { PlayerSkeleton } from '../../../src/ui/components/feedback/PlayerSkeleton.tsx'
import { Refused } from '../../../src/ui/components/feedback/Refused.tsx'
import { RequestOverlay } from '../../../src/ui/components/feedback/RequestOverlay.tsx'
import { ChannelRowSkeletons, RailSkeleton } from '../../../src/ui/components/feedback/Skeleton.tsx'
import { type Toast, ToastStack } from '../../../src/ui/components/feedback/ToastStack.tsx'
import { ReminderChoices } from '../../../src/ui/components/live/ReminderChoices.tsx'
import { ReminderDialog } from '../../../src/ui/components/live/ReminderDialog.tsx'
import css from './gallery.module.css'
import { nothing, Part } from './Part.tsx'

const VARIANTS = ['primary', 'secondary', 'outline', 'text'] as const
const SIZES = [400, 700, 720, 1036] as const

const ALL: ReadonlyArray<Toast> = [
  { id: '1', kind: 'error', text: 'Internal server error' },
  { id: '2', kind: 'success', text: 'Recharge successfully completed' },
  { id: '3', kind: 'info', text: 'Quarry removed from My list', action: <Button variant="text">Undo</Button> },
]

const Dialogs = () => {
  const [size, setSize] = useState<(typeof SIZES)[number]>()
  return (
    <div className={css.line}>
      {SIZES.map(one => (
        <Button key={one} onPress={() => setSize(one)}>{`Dialog ${one}`}</Button>
      ))}
      {size && (
        <Dialog
          title="No longer available"
          size={size}
          onClose={() => setSize(undefined)}
          footer={
            <Button variant="primary" autoFocus onPress={() => setSize(undefined)}>
              OK
            </Button>
          }
        >
          <p>This content is no longer available. Pick another one.</p>
        </Dialog>
      )}
    </div>
  )
}

const REMINDERS = [
  {
    id: '1',
    title: 'After the Whistle',
    channelName: 'Arena',
    logo: undefined,
    start: instant(120_000),
    stop: instant(2_820_000),
  },
  {
    id: '2',
    title: 'Mundo at Eight',
    channelName: 'Mundo 24',
    logo: undefined,
    start: instant(-60_000),
    stop: instant(1_800_000),
  },
]

const Reminder = () => {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState({ lead: 120_000, notifies: false, tunes: true })
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Reminder</Button>
      {open && (
        <ReminderDialog
          rows={REMINDERS}
          now={0}
          action={(_, isFirst) => (
            <Button variant={isFirst ? 'primary' : 'secondary'} autoFocus={isFirst} onPress={close}>
              Watch now
            </Button>
          )}
          onClose={close}
        >
          <ReminderChoices leads={[120_000, 300_000]} chosen={chosen} onChoose={setChosen} isNotifyingRefused />
        </ReminderDialog>
      )}
    </>
  )
}

const Toasts = () => {
  const [toasts, setToasts] = useState<ReadonlyArray<Toast>>([])
  const drop = (id: string) => setToasts(was => was.filter(toast => toast.id !== id))
  return (
    <>
      <Button onPress={() => setToasts(ALL)}>Show toasts</Button>
      <ToastStack toasts={toasts} onClose={drop} />
    </>
  )
}

export const StatesPart = () => {
  const [busy, setBusy] = useState(false)
  const [volume, setVolume] = useState(40)
  return (
    <div className={css.parts}>
      <Part title="Buttons">
        <div className={css.line}>
          {VARIANTS.map(variant => (
            <Button key={variant} variant={variant} icon={variant === 'primary' ? 'play' : 'replay'}>
              {variant}
            </Button>
          ))}
          <Button disabled>disabled</Button>
          <Button size="small">small</Button>
          <IconButton icon="star" filled on label="Favourite" onPress={nothing} />
        </div>
      </Part>
      <Part title="Small things">
        <div className={css.line}>
          <Spinner />
          <LivePill atEdge />
          <LivePill atEdge={false} />
          <Slider label="Sample" value={volume} max={100} step={5} valueText={`${volume} %`} onChange={setVolume} />
          <Menu
            label="Sample menu"
            text="Menu"
            items={[
              { id: 'a', label: 'Auto', note: 'HD', checked: true },
              { id: 'b', label: 'SD', checked: false },
            ]}
            onSelect={nothing}
          />
        </div>
      </Part>
      <Part title="Toasts, dialogs, request overlay" wide>
        <div className={css.line}>
          <Toasts />
          <Dialogs />
          <Reminder />
          <Button pressed={busy} onPress={() => setBusy(!busy)}>
            Busy
          </Button>
          <RequestOverlay busy={busy} />
        </div>
      </Part>
      <Part title="Empty list">
        <div className={css.panel}>
          <EmptyState text="Star a channel to keep it here." action={<Button>Browse channels</Button>} />
        </div>
      </Part>
      <Part title="Refused page">
        <div className={css.panel}>
          <Refused
            title="This page needs your account"
            text="Log in and you come straight back here."
            actions={
              <>
                <Button variant="primary">Log in</Button>
                <Button variant="text">Not now</Button>
              </>
            }
          />
        </div>
      </Part>
      <Part title="Error card">
        <ErrorCard
          title="Arena stopped sending pictures"
          cause="Your connection is fine. We tried four times and will keep trying while you wait."
          actions={[
            { label: 'Try again', onPress: nothing },
            { label: 'Watch from the start', onPress: nothing },
            { label: 'Pick another channel', onPress: nothing },
          ]}
          code="LIVE-6002-7F3A"
        />
      </Part>
      <Part title="Loading: rows">
        <ChannelRowSkeletons count={3} />
      </Part>
      <Part title="Loading: cards" wide>
        <div className={css.bleed}>
          <RailSkeleton />
        </div>
      </Part>
      <Part title="Loading: player">
        <PlayerSkeleton />
      </Part>
    </div>
  )
}
