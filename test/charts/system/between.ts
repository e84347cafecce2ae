import { eventName } from '../words.ts'
import type { System } from './talk.ts'

/** What one chart was seen to tell another, in the words of the one that hears it. */
export const wordsBetween = ({ told }: Pick<System, 'told'>, from: string, to: string): readonly string[] =>
  told.find(each => each.from === from && each.to === to)?.events.map(event => eventName(to, event)) ?? []
