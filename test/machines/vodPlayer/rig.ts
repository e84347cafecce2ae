import { right } from 'fp-ts/lib/Either.js'
import { type AnyEventObject, createActor, createMachine, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { MediaCommand, MediaFact } from '../../../machines/engine/index.ts'
import type { StageCommand } from '../../../machines/livePlayer/index.ts'
import {
  type FloatingPlaceCommand,
  type LeavingCommand,
  type PresentationCommand,
  presentationMachine,
} from '../../../machines/presentation/index.ts'
import {
  type FindAnswer,
  type OpenAnswer,
  type PlaceCommand,
  selectTitleOverlay,
  selectTitlePresentation,
  type ThumbnailCommand,
  type ThumbnailFact,
  vodPlayerMachine,
} from '../../../machines/vodPlayer/index.ts'
import type { FindWish, OpenWish, VodFailureReport, VodPlayerEvent } from '../../../machines/vodPlayer/types.ts'
import { type DefaultPlayConfig, defaultPlayConfig } from '../../../models/appProperties.ts'
import { engineOver } from '../../support/engineOver.ts'
import { settle } from '../../support/playerRig.ts'
import { episodes, history, series, seriesInput, source, thumbnail } from './model.ts'

interface RigOptions {
  readonly input?: FindWish
  readonly playConfig?: DefaultPlayConfig
  readonly find?: () => FindAnswer | Promise<FindAnswer>
  readonly open?: (wish: OpenWish) => OpenAnswer
}

/** The player of titles over the real engine chart; the test is the operator, the media and the clock. */
export const vodRig = async (options: RigOptions = {}) => {
  const { input = seriesInput, playConfig = defaultPlayConfig, open = () => right(source()) } = options
  const { find = () => right({ title: series, episodes, history: history({ episodeId: 's1-1-2' }) }) } = options
  const clock = new SimulatedClock()
  const asked: OpenWish[] = []
  const media: MediaCommand[] = []
  const noted: PlaceCommand[] = []
  const pictured: string[] = []
  const reports: VodFailureReport[] = []
  const said: AnyEventObject[] = []
  const staged: StageCommand[] = []
  let sayMedia: (fact: MediaFact) => void = () => {}
  let isOver = false
  const player = vodPlayerMachine.provide({
    actors: {
      findTitle: fromPromise(async () => find()),
      openTitle: fromPromise(async ({ input: wish }) => {
        asked.push(wish)
        return open(wish)
      }),
      reportFailure: fromPromise(async ({ input: { report } }) => {
        if (report !== undefined) reports.push(report)
      }),
      stage: fromCallback<StageCommand>(({ receive }) => receive(command => staged.push(command))),
      places: fromCallback<PlaceCommand>(({ receive }) => receive(command => noted.push(command))),
      thumbnails: fromCallback<ThumbnailCommand>(({ receive, sendBack }) =>
        receive(({ url }) => {
          pictured.push(url)
          sendBack({ type: 'thumbnails.found', url, all: [thumbnail] } satisfies ThumbnailFact)
        }),
      ),
      presentation: presentationMachine.provide({
        actors: {
          stage: fromCallback<PresentationCommand>(() => undefined),
          leaving: fromCallback<LeavingCommand>(() => undefined),
          floatingPlace: fromCallback<FloatingPlaceCommand>(() => undefined),
        },
      }),
      engine: engineOver(({ receive, sendBack }) => {
        sayMedia = sendBack
        receive(command => media.push(command))
      }),
    },
  })
  const parent = createMachine({
    invoke: {
      id: 'player',
      src: player,
      input: { ...input, playConfig },
      onDone: {
        actions: () => {
          isOver = true
        },
      },
    },
    on: { 'toast.requested': { actions: ({ event }) => said.push(event) } },
  })
  const root = createActor(parent, { clock }).start()
  const actor = root.getSnapshot().children.player as ReturnType<typeof createActor<typeof vodPlayerMachine>>
  await settle()
  const send = async (...events: ReadonlyArray<VodPlayerEvent>) => {
    for (const event of events) actor.send(event)
    await settle()
  }
  const snapshot = () => actor.getSnapshot()
  const playNow = async () => {
    sayMedia({ type: 'media.firstFrame', paused: false })
    sayMedia({ type: 'media.playing' })
    await settle()
  }
  return {
    asked,
    media,
    noted,
    /** The lists of pictures that were fetched. */
    pictured,
    reports,
    said,
    staged,
    send,
    snapshot,
    playNow,
    isOver: () => isOver,
    loads: () => media.flatMap(command => (command.type === 'media.load' ? [command] : [])),
    sayMedia: async (fact: MediaFact) => {
      sayMedia(fact)
      await settle()
    },
    moveTo: (positionSec: number, durationSec = 1500) => send({ type: 'place.moved', positionSec, durationSec }),
    /** The last place that was told to the operator, in seconds. */
    reported: () => noted.findLast(({ type }) => type === 'place.report')?.progress,
    pass: async (ms: number) => {
      clock.increment(ms)
      await settle()
    },
    end: async () => {
      sayMedia({ type: 'media.ended' })
      await settle()
    },
    item: () => snapshot().context.item?.metaId,
    overlay: () => selectTitleOverlay(snapshot()),
    stands: () => selectTitlePresentation(snapshot())?.getSnapshot().value,
  }
}
