import { useSelector } from '@xstate/react'
import { selectLineup } from '../../../machines/app/index.ts'
import { selectChannel } from '../../../machines/lineup/index.ts'
import { type Channel, LogicalChannelId } from '../../../models/channel.ts'
import { toId } from '../../../models/codec/id.ts'
import { type Place, placeOf } from '../../../models/page.ts'
import { useApp } from '../../ui/context.ts'

/** Where a link of the operator's leads: to a page of this app, or to another site. */
export type MessageTarget = { readonly to: string } | { readonly href: string; readonly host: string }

const WEB: ReadonlyArray<string> = ['http:', 'https:']

/** As a browser reads the address: what it would not take to the web leads nowhere. */
export const targetOf = (url: string, origin: string): MessageTarget | undefined => {
  if (!URL.canParse(url, origin)) return undefined
  const address = new URL(url, origin)
  const { protocol, host, href, pathname, search } = address
  if (!WEB.includes(protocol)) return undefined
  return address.origin === origin ? { to: pathname + search } : { href, host }
}

/** Where the link of a message leads, if there is one that leads anywhere. */
export const targetOfMessage = (url: string | undefined): MessageTarget | undefined =>
  url === undefined ? undefined : targetOf(url, window.location.origin)

export const placeOfTarget = (target: MessageTarget | undefined): Place | undefined =>
  target && 'to' in target ? placeOf(target.to) : undefined

/** The channel, as far as this viewer may see it. */
export const useChannel = (id: LogicalChannelId | undefined): Channel | undefined => {
  const lineup = useSelector(useApp(), selectLineup)
  return useSelector(lineup, snapshot => snapshot && selectChannel(id)(snapshot))
}

/** The channel that a link leads to. */
export const useChannelOf = (target: MessageTarget | undefined): Channel | undefined => {
  const place = placeOfTarget(target)
  return useChannel(place?.page === 'liveTv' ? toId(LogicalChannelId, place.params.id) : undefined)
}
