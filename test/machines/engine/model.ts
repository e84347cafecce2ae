import { engineMachine, type MediaFailure } from '../../../machines/engine/index.ts'
import { instant } from '../../../models/codec/instant.ts'
import { NO_TRACKS } from '../../../models/trackChoice.ts'
import { chartModel } from '../../paths/model.ts'

const failure = (kind: MediaFailure['kind']): MediaFailure => ({ kind, detail: kind, status: undefined })

export const engineModel = chartModel({
  machine: engineMachine,
  input: undefined,
  events: {
    'engine.load': [
      {
        type: 'engine.load',
        source: { kind: 'stream', addresses: ['https://one.example/a', 'https://two.example/a'] },
        startAt: 'edge',
        paused: false,
        rate: 1,
      },
      {
        type: 'engine.load',
        source: { kind: 'stream', addresses: ['https://one.example/b'] },
        startAt: 'place',
        paused: true,
        rate: 1,
      },
      {
        type: 'engine.load',
        source: { kind: 'recording', addresses: ['https://one.example/c'], begins: instant(1_000_000) },
        startAt: instant(1_060_000),
        paused: false,
        rate: 2,
      },
      {
        type: 'engine.load',
        source: { kind: 'film', addresses: ['https://one.example/d'], begins: instant(0), quality: 2 },
        startAt: instant(60_000),
        paused: false,
        rate: 1,
      },
    ],
    'media.qualitiesFound': [{ type: 'media.qualitiesFound', qualities: [1, 2] }],
    'engine.seek': [
      { type: 'engine.seek', to: 'edge' },
      { type: 'engine.seek', to: instant(1_090_000) },
    ],
    'engine.setRate': [{ type: 'engine.setRate', rate: 1.5 }],
    'engine.play': [{ type: 'engine.play' }],
    'engine.pause': [{ type: 'engine.pause' }],
    'engine.unload': [{ type: 'engine.unload' }],
    'network.restored': [{ type: 'network.restored' }],
    'media.firstFrame': [
      { type: 'media.firstFrame', paused: false },
      { type: 'media.firstFrame', paused: true },
    ],
    'media.playing': [{ type: 'media.playing' }],
    'media.paused': [{ type: 'media.paused' }],
    'media.waiting': [{ type: 'media.waiting' }],
    'media.playRefused': [{ type: 'media.playRefused' }],
    'media.caughtUp': [{ type: 'media.caughtUp' }],
    'media.ended': [{ type: 'media.ended' }],
    'media.tracksFound': [
      {
        type: 'media.tracksFound',
        tracks: { ...NO_TRACKS, captions: [{ language: 'es', role: 'full', label: 'Español', isDefault: false }] },
      },
    ],
    'viewer.chooseTracks': [{ type: 'viewer.chooseTracks', choice: { captions: 'es' } }],
    'media.failed': [
      { type: 'media.failed', failure: failure('network') },
      { type: 'media.failed', failure: failure('refused') },
      { type: 'media.failed', failure: failure('decoding') },
      { type: 'media.failed', failure: failure('unsupported') },
      { type: 'media.failed', failure: failure('licence') },
    ],
  },
  outcomes: {},
  project: ({ source, addressIndex, networkTries, pictureTries, stallReloads, retries, isSoundHeldBack }) => [
    source?.kind === 'stream' ? source.addresses.length : source?.kind,
    addressIndex,
    networkTries === 0 ? 'none' : networkTries < 6 ? 'some' : 'all',
    pictureTries,
    stallReloads,
    retries,
    isSoundHeldBack,
  ],
  equivalent: Object.fromEntries(
    ['active|media.failed|0', 'active|media.failed|1', 'active.interrupted|media.failed|0'].map(place => [
      `swap order with the next branch @ engine.${place}`,
      'a failure is of one kind: at most one of the two guards can be true',
    ]),
  ),
})
