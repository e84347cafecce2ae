import { useSelector } from '@xstate/react'
import { selectPopup } from '../../../machines/announcements/index.ts'
import { PopupDialog } from '../../ui/components/announcements/PopupDialog.tsx'
import { type AnnouncementsActor, Marquee } from '../players/Marquee.tsx'

/** What the operator announces, over every page (MSG-02). */
export const Announcements = ({ announcements }: { readonly announcements: AnnouncementsActor }) => {
  const popup = useSelector(announcements, selectPopup)
  return (
    <>
      <Marquee announcements={announcements} kind="marquee" />
      {popup && (
        <PopupDialog
          key={popup.id}
          text={popup.msg}
          onClose={() => announcements.send({ type: 'viewer.readAnnouncement', id: popup.id })}
        />
      )}
    </>
  )
}
