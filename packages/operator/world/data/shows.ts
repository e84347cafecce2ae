import type { Show } from './show.ts'
import { documentary } from './shows/documentary.ts'
import { kids } from './shows/kids.ts'
import { life } from './shows/life.ts'
import { more } from './shows/more.ts'
import { morning } from './shows/morning.ts'
import { music } from './shows/music.ts'
import { news } from './shows/news.ts'
import { night } from './shows/night.ts'
import { radio } from './shows/radio.ts'
import { series } from './shows/series.ts'
import { sport } from './shows/sport.ts'

/** What a channel shows; `film` is made of titles, `general` mixes the others. */
export type ShowKind = 'documentary' | 'film' | 'general' | 'kids' | 'life' | 'music' | 'news' | 'radio' | 'sport'

export const shows: Readonly<Record<ShowKind, ReadonlyArray<Show>>> = {
  documentary,
  film: [],
  general: [...news.slice(1, 2), ...morning, ...life, ...more, ...series.slice(0, 4), ...news.slice(4, 6), ...night],
  kids,
  life: [...morning.slice(4), ...life, ...more, ...series, ...night],
  music,
  news,
  radio,
  sport,
}
