import type { Integrations } from '../../ui/integrations.ts'
import { SleepSoon } from './Sleep.tsx'
import { type DeviceTold, useMediaSession, useWakeLock } from './useDevice.ts'
import { useIntegrations } from './useIntegrations.ts'
import type { PictureOf } from './useViews.ts'

type OnDeviceProps = {
  readonly of: PictureOf
  readonly isInPage: boolean
  readonly isPlaying: boolean
  readonly told: DeviceTold
}

const Bound = ({
  integrations,
  isPlaying,
  told,
}: Omit<OnDeviceProps, 'of'> & { readonly integrations: Integrations }) => {
  useWakeLock(integrations, isPlaying)
  useMediaSession(integrations, told)
  return null
}

/** What the device does for a player that plays, wherever its picture stands. */
export const OnDevice = (props: OnDeviceProps) => {
  const integrations = useIntegrations(props.of)
  return (
    <>
      {!props.isInPage && <SleepSoon place="page" />}
      {integrations && <Bound {...props} integrations={integrations} />}
    </>
  )
}
