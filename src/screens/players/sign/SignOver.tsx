import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type engineMachine, selectTracks } from '../../../../machines/engine/index.ts'
import type { CodeSplit } from '../../../../machines/kit/codeSplit.ts'
import {
  selectIsSignBusy,
  selectIsSignInSight,
  selectIsSignMissing,
  selectSign,
  type signPictureMachine,
} from '../../../../machines/signPicture.ts'
import { SignPicture } from '../../../ui/components/live/SignPicture.tsx'
import { followHand } from '../floating/hand.ts'
import { type PictureOf, useViews } from '../useViews.ts'
import { carry } from './carry.ts'

export type SignOverProps = {
  readonly of: PictureOf
  readonly engine: ActorRefFrom<typeof engineMachine> | undefined
  readonly sign: ActorRefFrom<CodeSplit<typeof signPictureMachine>>
}

/** Who signs, in the corner where the viewer wants it; a hand may carry it to another. */
export const SignOver = ({ of, engine, sign }: SignOverProps) => {
  const views = useViews(of)
  const place = useRef<HTMLDivElement>(null)
  const { corner, size } = useSelector(sign, selectSign)
  const isOverCaptions = useSelector(
    engine,
    snapshot => snapshot !== undefined && selectTracks(snapshot).captionsOn !== undefined,
  )
  useLayoutEffect(() => (place.current === null ? undefined : views()?.holdSignFree(place.current)), [views])
  return (
    <SignPicture
      place={place}
      corner={corner}
      size={size}
      isInSight={useSelector(sign, selectIsSignInSight)}
      isBusy={useSelector(sign, selectIsSignBusy)}
      isMissing={useSelector(sign, selectIsSignMissing)}
      isOverCaptions={isOverCaptions}
      onPress={(press, figure) =>
        followHand(press, figure, () =>
          carry(figure, to => sign.send({ type: 'viewer.placeSign', place: { corner: to } })),
        )
      }
    />
  )
}
