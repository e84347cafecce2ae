import { type CallbackLogicFunction, fromCallback } from 'xstate'
import { engineMachine } from '../../machines/engine/index.ts'
import type { MediaCommand } from '../../machines/media/index.ts'

/** The engine chart with a test in the media's place: it hears every command, and says every fact. */
export const engineOver = (media: CallbackLogicFunction<MediaCommand>): typeof engineMachine =>
  engineMachine.provide({ actors: { media: fromCallback(media) as never } })
