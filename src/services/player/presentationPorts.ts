import { type EventObject, fromCallback } from 'xstate'
import type {
  FloatingPlaceCommand,
  FloatingPlaceFact,
  LeavingCommand,
  LeavingFact,
  PresentationCommand,
  PresentationFact,
  presentationMachine,
} from '../../../machines/presentation/index.ts'
import { oneOf } from '../../../models/codec/optional.ts'
import { FloatingPlace } from '../../../models/floatingPlace.ts'
import type { PortsOf } from '../ports.ts'
import type { DeviceStorage, Stored } from '../storage/storage.ts'
import { makeFullScreen } from './fullScreen.ts'
import type { makePictureInPicture } from './pictureInPicture.ts'
import type { Stage } from './stage.ts'

/** What becomes of the picture when the viewer goes to another page, kept on the device. */
const Leaving = oneOf('Leaving', ['float', 'stop'])

interface PresentationServices {
  readonly stage: Pick<Stage, 'element' | 'video'>
  readonly pictureInPicture: ReturnType<typeof makePictureInPicture>
  readonly storage: Pick<DeviceStorage, 'value'>
  readonly document: Document
}

const makeScreenActor = ({ stage: { element, video }, pictureInPicture, document }: PresentationServices) =>
  fromCallback<PresentationCommand>(({ sendBack, receive }) => {
    const listening = new AbortController()
    const { signal } = listening
    const tell = (fact: PresentationFact) => sendBack(fact)
    const fullScreen = makeFullScreen({
      element,
      video,
      document,
      onChange: isFull => tell({ type: isFull ? 'stage.fullScreenEntered' : 'stage.fullScreenLeft' }),
      signal,
    })
    const windows = pictureInPicture.listen(
      {
        entered: window => tell({ type: 'stage.pictureInPictureEntered', window }),
        left: () => tell({ type: 'stage.pictureInPictureLeft' }),
      },
      signal,
    )
    tell({
      type: 'stage.surveyed',
      abilities: { fullScreen: fullScreen.isPossible, pictureInPicture: windows.isPossible },
    })
    receive(command => {
      switch (command.type) {
        case 'stage.enterFullScreen':
          return fullScreen.enter()
        case 'stage.leaveFullScreen':
          return fullScreen.leave()
        case 'stage.enterPictureInPicture':
          windows.enter().catch(() => undefined)
          return
        case 'stage.leavePictureInPicture':
          return windows.leave()
      }
    })
    return () => {
      listening.abort()
      fullScreen.leave()
      windows.leave()
    }
  })

/** Says at once what was kept on the device, and keeps what it is told. */
const remember = <Value, Command extends EventObject>(
  kept: Pick<Stored<Value>, 'read' | 'write'>,
  recalled: (value: Value) => LeavingFact | FloatingPlaceFact,
  told: (command: Command) => Value,
) =>
  fromCallback<Command>(({ sendBack, receive }) => {
    const value = kept.read()
    if (value !== undefined) sendBack(recalled(value))
    receive(command => kept.write(told(command)))
  })

/** Where the picture stands, with the browser's screen and windows behind it. */
export const presentationPorts = (services: PresentationServices): PortsOf<typeof presentationMachine> => {
  const { storage } = services
  return {
    stage: makeScreenActor(services),
    leaving: remember(
      storage.value('device', 'leaving', Leaving),
      leaving => ({ type: 'leaving.recalled', leaving }),
      (command: LeavingCommand) => command.leaving,
    ),
    floatingPlace: remember(
      storage.value('device', 'floatingPlace', FloatingPlace),
      place => ({ type: 'floatingPlace.recalled', place }),
      (command: FloatingPlaceCommand) => command.place,
    ),
  }
}
