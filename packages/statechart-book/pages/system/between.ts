import { eventName, wordsOf } from '../../words/words.ts'
import type { System } from './talk.ts'

/** What one chart was seen to tell another, in the words of the one that hears it. */
export const wordsBetween = ({ charts, told }: System, from: string, to: string): readonly string[] => {
  const words = wordsOf(charts, to)
  return told.find(each => each.from === from && each.to === to)?.events.map(event => eventName(words, event)) ?? []
}
