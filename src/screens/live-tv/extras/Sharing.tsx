import { useCallback, useState } from 'react'
import { SharingDialog } from '../../../ui/components/live/SharingDialog.tsx'
import { useHandle } from '../../../ui/context.ts'
import { useFetched } from '../../../ui/useFetched.ts'

/** Whether this device shares what it watches, once that is known. */
export const Sharing = ({ onClose }: { readonly onClose: () => void }) => {
  const views = useHandle().playerViews()
  const peers = useFetched(
    useCallback(() => views?.peers.fetch(), [views]),
    onClose,
  )
  const [chosen, setChosen] = useState<boolean>()
  return (
    peers && (
      <SharingDialog
        isOn={chosen ?? peers.hasConsent()}
        onChange={on => {
          peers.setConsent(on)
          setChosen(on)
        }}
        onClose={onClose}
      />
    )
  )
}
