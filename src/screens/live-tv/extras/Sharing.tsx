import { useEffect, useState } from 'react'
import { SharingDialog } from '../../../ui/components/live/SharingDialog.tsx'
import { type PeerConsent, useHandle } from '../../../ui/context.ts'

/** Whether this device shares what it watches, once that is known. */
export const Sharing = ({ onClose }: { readonly onClose: () => void }) => {
  const views = useHandle().playerViews()
  const [peers, setPeers] = useState<PeerConsent>()
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    views?.peers.fetch().then(fetched => {
      setPeers(fetched)
      setOn(fetched.hasConsent())
    }, onClose)
  }, [views, onClose])
  return (
    peers && (
      <SharingDialog
        isOn={isOn}
        onChange={on => {
          peers.setConsent(on)
          setOn(on)
        }}
        onClose={onClose}
      />
    )
  )
}
