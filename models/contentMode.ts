import type * as t from 'io-ts'
import { oneOf } from './codec/optional.ts'

/** 0 liveAndVod, 1 live, 2 vod, 3 live2vod (MODE-01). */
export const ContentMode = oneOf('ContentMode', [0, 1, 2, 3])
export type ContentMode = t.TypeOf<typeof ContentMode>

export const LIVE_AND_VOD: ContentMode = 0

/** live2vod sells what was broadcast as titles: live television and a catalogue fed from it. */
export const showsLive = (mode: ContentMode): boolean => mode !== 2
export const showsVod = (mode: ContentMode): boolean => mode !== 1
export const showsReplays = (mode: ContentMode): boolean => mode === 3
