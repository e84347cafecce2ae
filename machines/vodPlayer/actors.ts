import { fromCallback, fromPromise } from 'xstate'
import { engineMachine } from '../engine/index.ts'
import { unprovided } from '../kit/port.ts'
import type { StageCommand } from '../livePlayer/index.ts'
import { presentationMachine } from '../presentation/index.ts'
import type {
  FindAnswer,
  FindWish,
  OpenAnswer,
  OpenWish,
  PlaceCommand,
  ThumbnailCommand,
  VodFailureReport,
} from './types.ts'

/** The title with its episodes, and where the viewer stands in it. */
const findTitle = fromPromise<FindAnswer, FindWish>(unprovided('findTitle'))
/** Where it plays from. Refusals of the operator are its answer. */
const openTitle = fromPromise<OpenAnswer, OpenWish>(unprovided('openTitle'))
/** Tells the operator of a failure that the viewer saw; nobody waits for it. */
const reportFailure = fromPromise<void, { readonly report: VodFailureReport | undefined }>(unprovided('reportFailure'))
/** Volume and shape of the one media element, and whether it may leave the page. */
const stage = fromCallback<StageCommand>(unprovided('stage'))
/** Says where the picture is every few seconds, and keeps and reports it. */
const places = fromCallback<PlaceCommand>(unprovided('places'))
/** Fetches a list of pictures, once. */
const thumbnails = fromCallback<ThumbnailCommand>(unprovided('thumbnails'))

export const vodPlayerActors = {
  findTitle,
  openTitle,
  reportFailure,
  stage,
  places,
  thumbnails,
  engine: engineMachine,
  presentation: presentationMachine,
}
