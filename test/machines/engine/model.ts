import { engineMachine, type MediaFailure } from '../../../machines/engine/index.ts'
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
      },
      {
        type: 'engine.load',
        source: { kind: 'stream', addresses: ['https://one.example/b'] },
        startAt: 'place',
        paused: true,
      },
    ],
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
    'media.failed': [
      { type: 'media.failed', failure: failure('network') },
      { type: 'media.failed', failure: failure('refused') },
      { type: 'media.failed', failure: failure('decoding') },
      { type: 'media.failed', failure: failure('unsupported') },
    ],
  },
  outcomes: {},
  project: ({ source, addressIndex, networkTries, pictureTries, stallReloads, isSoundHeldBack }) => [
    source?.kind === 'stream' && source.addresses.length,
    addressIndex,
    networkTries === 0 ? 'none' : networkTries < 6 ? 'some' : 'all',
    pictureTries,
    stallReloads,
    isSoundHeldBack,
  ],
  equivalent: Object.fromEntries(
    ['active|media.failed|0', 'active|media.failed|1', 'active.interrupted|media.failed|0'].map(place => [
      `swap order with the next branch @ engine.${place}`,
      'a failure is of one kind: at most one of the two guards can be true',
    ]),
  ),
})
