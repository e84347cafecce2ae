import { catchUpPlayerMachine } from '../../../machines/catchUpPlayer/index.ts'
import { catchUpPlayerPorts } from '../../services/player/recordings.ts'
import type { Streams } from '../../services/player/streams.ts'

/** The player of recordings: code that comes with all that plays. */
export const provideCatchUpPlayer = (streams: Pick<Streams, 'openRecording'>): typeof catchUpPlayerMachine =>
  catchUpPlayerMachine.provide({ actors: { ...catchUpPlayerPorts(streams) } })
