import { builtInLineup } from '@sintonia/operator/world/builtIn.ts'
import { builtInGuide } from '@sintonia/operator/world/guide.ts'
import { DAY, type Instant, MINUTE } from '../../../models/codec/instant.ts'
import { utcDaysIn } from '../../../models/epg.ts'
import type { Language } from '../../../models/language.ts'
import type { Programme } from '../../../models/programme.ts'

const guide = builtInGuide()
const { channels } = builtInLineup()

/** What the operator broadcasts on a channel, as its own guide has it, by start. */
export const broadcastOf = (channelId: string, at: Instant): ReadonlyArray<Programme> => {
  const channel = channels.find(each => each.channel.logicalChannelId === channelId)
  if (channel === undefined) throw new Error(`The operator has no channel ${channelId}`)
  return utcDaysIn((at - DAY) as Instant, (at + DAY) as Instant).flatMap(day => guide.day(channel, day))
}

export const onAirAt = (channelId: string, now: Instant): Programme => {
  const programme = broadcastOf(channelId, now).find(({ start, stop }) => start <= now && now < stop)
  if (programme === undefined) throw new Error(`Nothing is on air on ${channelId}`)
  return programme
}

export const titleIn = ({ translations, title }: Programme, language: Language = 'en'): string =>
  translations.find(({ lang }) => lang === language)?.title ?? title

/** A programme of the last days so long that a test can go far in it, and those around it. */
export const longProgramme = (channelId: string, now: Instant, minutes: number) => {
  const list = broadcastOf(channelId, now)
  const at = list.findLastIndex(({ start, stop }) => stop - start >= minutes * MINUTE && stop < now - DAY / 4)
  const [previous, programme, next] = [list[at - 1], list[at], list[at + 1]]
  if (previous === undefined || programme === undefined || next === undefined)
    throw new Error(`Nothing on ${channelId} lasts ${minutes} minutes`)
  return { previous, programme, next }
}
