import { type MediaFact, type MediaLoad, mediaMachine } from '../../../machines/media/index.ts'
import { instant } from '../../../models/codec/instant.ts'
import { ContentId } from '../../../models/contentRule.ts'
import { NO_TRACKS } from '../../../models/trackChoice.ts'
import { chartModel } from '../../paths/model.ts'
import { must } from '../../support/lineups.ts'

export const protection = { drmSystem: 'clearkey' as const, contentId: must(ContentId, 'live-copa') }

/** A live stream that anybody may see; `protection` makes it one for the other engine. */
export const loadOf = (generation: number, more: Partial<MediaLoad> = {}): MediaLoad => ({
  type: 'media.load',
  generation,
  kind: 'stream',
  address: `/${generation}`,
  protection: undefined,
  begins: undefined,
  quality: undefined,
  captions: undefined,
  startAt: 'edge',
  paused: false,
  rate: 1,
  ...more,
})

const FACTS: readonly MediaFact[] = [
  { type: 'media.firstFrame', paused: false },
  { type: 'media.playing' },
  { type: 'media.paused' },
  { type: 'media.waiting' },
  { type: 'media.playRefused' },
  { type: 'media.caughtUp' },
  { type: 'media.ended' },
  { type: 'media.tracksFound', tracks: NO_TRACKS },
  { type: 'media.qualitiesFound', qualities: [1, 2] },
  { type: 'media.failed', failure: { kind: 'network', detail: 'fragLoadError', status: 503 } },
]

const ENGINES = ['stream', 'protected'] as const

/** Of a load before all others. */
const OLD = 0

export const mediaModel = chartModel({
  machine: mediaMachine,
  input: undefined,
  events: {
    'media.load': [
      loadOf(1),
      loadOf(2, { startAt: 'place', paused: true }),
      loadOf(3, { protection, startAt: 'place' }),
      loadOf(4, { protection, kind: 'recording', begins: instant(0), startAt: instant(60_000) }),
    ],
    'media.play': [{ type: 'media.play' }],
    'media.playMuted': [{ type: 'media.playMuted' }],
    'media.pause': [{ type: 'media.pause' }],
    'media.seek': [
      { type: 'media.seek', to: instant(90_000) },
      { type: 'media.seek', to: 'edge' },
    ],
    'media.setRate': [{ type: 'media.setRate', rate: 2 }],
    'media.recover': [{ type: 'media.recover', step: 'retry' }],
    'media.chooseTracks': [{ type: 'media.chooseTracks', choice: { captions: 'es' } }],
    'media.unload': [{ type: 'media.unload' }],
    'code.came': ({ ready }) =>
      ENGINES.filter(name => !ready.includes(name)).map(name => ({ type: 'code.came' as const, name })),
    'code.missing': [
      { type: 'code.missing', name: 'stream' },
      { type: 'code.missing', name: undefined },
    ],
    'place.told': [
      { type: 'place.told', place: instant(75_000) },
      { type: 'place.told', place: undefined },
    ],
    'element.returned': [{ type: 'element.returned' }],
    'engine.told': ({ load }) => [
      ...FACTS.map(fact => ({ type: 'engine.told' as const, generation: load?.generation ?? 0, fact })),
      { type: 'engine.told', generation: OLD, fact: { type: 'media.playing' } },
    ],
  },
  outcomes: {},
  project: ({ load, ready, holder }) => [load?.generation, [...ready].sort(), holder],
})
