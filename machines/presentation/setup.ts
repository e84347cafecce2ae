import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { FloatingPlace } from '../../models/floatingPlace.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { unprovided } from '../kit/port.ts'
import type {
  Abilities,
  FloatingPlaceCommand,
  Leaving,
  LeavingCommand,
  Picture,
  PictureWindow,
  PresentationCommand,
  PresentationContext,
  PresentationEvent,
  PresentationTag,
} from './types.ts'

/** Full screen and picture-in-picture of the one media element. */
const stage = fromCallback<PresentationCommand>(unprovided('stage'))
/** Keeps on this device what becomes of the picture when the viewer leaves its page, and says it at once. */
const leaving = fromCallback<LeavingCommand>(unprovided('leaving'))
/** Keeps on this device where the floating window stands, and says it at once. */
const floatingPlace = fromCallback<FloatingPlaceCommand>(unprovided('floatingPlace'))

const presentationActors = { stage, leaving, floatingPlace }

export const presentationSetup = setup({
  types: {
    context: {} as PresentationContext,
    events: {} as PresentationEvent,
    tags: {} as PresentationTag,
    meta: {} as ChartMeta,
  },
  actors: presentationActors,
  actions: {
    takePicture: assign((_, { picture }: { readonly picture: Picture }) => ({ picture })),
    takeLeaving: assign((_, { leaving }: { readonly leaving: Leaving }) => ({ leaving })),
    takePlace: assign((_, { place }: { readonly place: FloatingPlace }) => ({ place })),
    takeAbilities: assign((_, { abilities }: { readonly abilities: Abilities }) => ({ abilities })),
    takeWindow: assign((_, { window }: { readonly window: PictureWindow }) => ({ window })),
    keepLeaving: sendTo(
      'leaving',
      (_, { leaving }: { readonly leaving: Leaving }): LeavingCommand => ({ type: 'leaving.keep', leaving }),
    ),
    keepPlace: sendTo(
      'floatingPlace',
      ({ context: { place } }): FloatingPlaceCommand => ({ type: 'floatingPlace.keep', place }),
    ),
    tellStage: sendTo('stage', (_, command: PresentationCommand) => command),
  },
  guards: {
    hasPicture: ({ context }) => context.picture === 'there',
    comesAlong: ({ context }) => context.picture === 'there' && context.leaving === 'float',
  },
})
