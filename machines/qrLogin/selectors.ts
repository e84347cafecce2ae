import type { SnapshotFrom } from 'xstate'
import type { qrLoginMachine } from './machine.ts'
import type { ShownCode } from './types.ts'

type QrLoginSnapshot = SnapshotFrom<typeof qrLoginMachine>

export const selectShownCode = ({ context }: QrLoginSnapshot): ShownCode | undefined => context.code

/** Until the next code. */
export const selectCodeSecondsLeft = ({ context }: QrLoginSnapshot): number => context.secondsLeft

type QrStage = 'waiting' | 'scanned' | 'refused' | 'spent' | 'failed'
const STAGES = ['scanned', 'refused', 'spent', 'failed'] as const

/** How far it has come, as the viewer is told. */
export const selectQrStage = (snapshot: QrLoginSnapshot): QrStage =>
  STAGES.find(stage => snapshot.hasTag(stage)) ?? 'waiting'
