import { useSelector } from '@xstate/react'
import { createPortal } from 'react-dom'
import { selectIsLine, selectPopup } from '../../../machines/announcements/index.ts'
import { AnnouncementLine } from '../../ui/components/announcements/AnnouncementLine.tsx'
import { PopupDialog } from '../../ui/components/announcements/PopupDialog.tsx'
import { type AnnouncementsActor, Marquee } from '../players/Marquee.tsx'

type PartProps = { readonly announcements: AnnouncementsActor }

/** In a dialog, or in the place that a page with a form keeps for it. */
const Popup = ({ announcements }: PartProps) => {
  const popup = useSelector(announcements, selectPopup)
  const isLine = useSelector(announcements, selectIsLine)
  if (popup === undefined) return null
  const close = (): void => announcements.send({ type: 'viewer.readAnnouncement', id: popup.id })
  if (!isLine) return <PopupDialog key={popup.id} text={popup.msg} onClose={close} />
  const place = document.getElementById('announcement')
  return place && createPortal(<AnnouncementLine key={popup.id} text={popup.msg} onClose={close} />, place)
}

/** What the operator announces, over every page (MSG-02). */
export const Announcements = ({ announcements }: PartProps) => (
  <>
    <Marquee announcements={announcements} kind="marquee" />
    <Popup announcements={announcements} />
  </>
)
