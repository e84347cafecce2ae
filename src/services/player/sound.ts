import * as t from 'io-ts'
import type { DeviceStorage } from '../storage/storage.ts'
import type { StoredValues } from '../storage/values.ts'

/** How loud the viewer left it, kept on the device; `volume` from 0 to 1. */
export const Sound = t.strict({ volume: t.number, muted: t.boolean }, 'Sound')
export type Sound = t.TypeOf<typeof Sound>

interface SoundParts {
  readonly storage: Pick<DeviceStorage, 'value'>
  readonly values: Pick<StoredValues, 'appProperties'>
}

/** As the viewer left it; before that without sound where the operator wants it so (MODE-07). */
export const makeSound = ({ storage, values }: SoundParts) => {
  const { read, write } = storage.value('device', 'sound', Sound)
  const wished = (): Sound | undefined =>
    values.appProperties.read()?.defaultPlayConfig.muted ? { volume: 1, muted: true } : undefined
  return { read: () => read() ?? wished(), write }
}
