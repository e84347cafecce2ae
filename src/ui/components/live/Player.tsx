import { type ReactNode, useState } from 'react'
import { lazyScreen } from '../../lazyScreen.ts'
import type { HudProps, PicturePlaces } from './hud.ts'
import { PlayerBox } from './PlayerBox.tsx'
import type { KeyAnswers } from './playerKeys.ts'
import { answersOf, stepsOf } from './playerWishes.ts'
import { makeSteps } from './steps.ts'

/** The controls come with the first picture: a page that does not play yet goes without their code. */
const PlayerHud = lazyScreen(() => import('./PlayerHud.tsx').then(part => part.PlayerHud), 'tv')

type PlayerProps = PicturePlaces & {
  /** The picture: the adopted video element, or an audio channel's poster. */
  readonly stage: ReactNode
  /** Absent while nothing can be controlled. */
  readonly hud?: HudProps
  /** The channel, as it is said to who does not see it. */
  readonly told?: string
  readonly overlay?: ReactNode
  readonly buffering?: boolean
  /** What the keys do that belong to no control. */
  readonly keys?: KeyAnswers
  readonly panels?: ReactNode
  readonly onSound?: () => void
}

/** The player of channels in its page. */
export const Player = ({ hud, keys, fullScreen, onPictureInPicture, leaving, ...box }: PlayerProps) => {
  const [steps] = useState(makeSteps)
  const answers = answersOf({ hud, fullScreen, keys, steps })
  return (
    <PlayerBox
      {...box}
      playing={hud?.playing === true}
      answers={answers}
      {...(hud && {
        hud: onMenu => (
          <PlayerHud
            {...hud}
            {...stepsOf(answers)}
            {...(fullScreen && { fullScreen })}
            {...(onPictureInPicture && { onPictureInPicture })}
            {...(leaving && { leaving })}
            onMenu={onMenu}
          />
        ),
      })}
    />
  )
}
