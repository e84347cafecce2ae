import { useSelector } from '@xstate/react'
import type { Notice } from '../../../machines/announcements/index.ts'
import { selectNow } from '../../../machines/app/index.ts'
import { beginningOf, noticeText } from '../../../models/noticeText.ts'
import { ChannelLogo } from '../../ui/components/basics/ChannelLogo.tsx'
import { BareEntry, Entry } from '../../ui/components/messages/Entry.tsx'
import { EntrySign } from '../../ui/components/messages/EntrySign.tsx'
import { useApp } from '../../ui/context.ts'
import type { AnnouncementsActor } from './actors.ts'
import { useChannel } from './target.ts'
import type { Reading } from './useReading.ts'

type NoticeProps = { readonly announcements: AnnouncementsActor; readonly reading: Reading }

export const idOfNotice = ({ id }: Notice): string => `announcement ${id}`

const OneNotice = ({ announcements, reading, notice }: NoticeProps & { readonly notice: Notice }) => {
  const now = useSelector(useApp(), selectNow)
  const { id, msg, createTime, isUnread, displayChannel } = notice
  const { title, more } = noticeText(msg)
  const [only, ...others] = displayChannel
  const channel = useChannel(others.length === 0 ? only : undefined)
  const read = () => announcements.send({ type: 'viewer.readAnnouncement', id })
  const line = {
    title,
    at: createTime,
    now,
    isUnread,
    sign:
      channel === undefined ? (
        <EntrySign icon="announcement" />
      ) : (
        <ChannelLogo size="medium" src={channel.iconUrl} name={channel.logicalChannelName} />
      ),
  }
  if (more === undefined) return <BareEntry {...line} onRead={read} />
  return (
    <Entry
      {...line}
      beginning={beginningOf(more)}
      isOpen={reading.opened === idOfNotice(notice)}
      onOpen={element => {
        reading.open(idOfNotice(notice), element)
        read()
      }}
      onBack={reading.back}
    >
      <p dir="auto">{more}</p>
    </Entry>
  )
}

type NoticesProps = NoticeProps & { readonly notices: ReadonlyArray<Notice> }

/** What the operator announces to everybody and to this account, also what no marquee and no popup shows. */
export const Notices = ({ notices, ...props }: NoticesProps) => (
  <ul>
    {notices.map(notice => (
      <OneNotice key={notice.id} {...props} notice={notice} />
    ))}
  </ul>
)
