import { fromCallback } from 'xstate'
import type {
  SignCommand,
  SignFact,
  SignMemoryCommand,
  SignMemoryFact,
  signPictureMachine,
} from '../../../../machines/signPicture.ts'
import { SignPicture } from '../../../../models/signPicture.ts'
import type { PortsOf } from '../../ports.ts'
import type { DeviceStorage } from '../../storage/storage.ts'
import type { Following, SignParts } from './follow.ts'

interface SignServices extends SignParts {
  readonly storage: Pick<DeviceStorage, 'value'>
}

const fetchFollowing = async (parts: SignParts, tell: (fact: SignFact) => void): Promise<Following> => {
  const [{ followPicture }, hls] = await Promise.all([import('./follow.ts'), import('../hls/hlsEngine.ts')])
  return followPicture({ ...parts, hls, tell })
}

/** Somebody who signs, beside the picture: what plays it is fetched when somebody has asked for it. */
export const signPicturePorts = ({ storage, ...parts }: SignServices): PortsOf<typeof signPictureMachine> => {
  const kept = storage.value('device', 'signPicture', SignPicture)
  return {
    signMedia: fromCallback<SignCommand>(({ sendBack, receive }) => {
      const tell = (fact: SignFact): void => sendBack(fact)
      let following: Promise<Following> | undefined
      receive(command => {
        following ??= fetchFollowing(parts, tell)
        following.then(
          ({ hear }) => hear(command),
          () => {
            following = undefined
            tell({ type: 'sign.failed' })
          },
        )
      })
      return () => {
        following?.then(
          ({ stop }) => stop(),
          () => undefined,
        )
      }
    }),
    signMemory: fromCallback<SignMemoryCommand>(({ sendBack, receive }) => {
      const picture = kept.read()
      if (picture !== undefined) sendBack({ type: 'sign.recalled', picture } satisfies SignMemoryFact)
      receive(command => kept.write(command.picture))
    }),
  }
}
