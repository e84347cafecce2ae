import { useSelector } from '@xstate/react'
import { type PointerEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { selectPlace } from '../../../../machines/presentation/index.ts'
import { shownSize, sizeOfWidth, widthGained } from '../../../../models/floatingMove.ts'
import type { Corner, FloatingPlace } from '../../../../models/floatingPlace.ts'
import { along } from '../../../ui/along.ts'
import { VisuallyHidden } from '../../../ui/components/basics/VisuallyHidden.tsx'
import { sizeWords, wordsOfCorner } from '../../../ui/components/live/placeWords.ts'
import type { PresentationActor } from '../actors.ts'
import css from './Grip.module.css'
import { frameOf, glide } from './glide.ts'
import { followHand, type Taken } from './hand.ts'
import { offeredSizes, useOfferedSizes } from './sizes.ts'

const stretch = (frame: HTMLElement, corner: Corner, presentation: PresentationActor): Taken => {
  const held = frame.offsetWidth
  for (const animation of frame.getAnimations()) animation.cancel()
  const widths = offeredSizes().map(size => {
    frame.style.inlineSize = `var(--float-${size})`
    return [size, frame.offsetWidth] as const
  })
  const [least, most] = [Math.min, Math.max].map(of => of(...widths.map(([, width]) => width)))
  frame.style.inlineSize = `${held}px`
  frame.dataset.held = ''
  return {
    move: by => {
      const width = Math.min(
        most ?? held,
        Math.max(least ?? held, held + widthGained({ x: by.x * along(), y: by.y }, corner)),
      )
      frame.style.inlineSize = `${width}px`
    },
    drop: () => {
      const size = sizeOfWidth(frame.offsetWidth, widths)
      glide(frame, () => size && presentation.send({ type: 'viewer.sizePlayer', size }))
    },
    putBack: () => glide(frame, () => undefined),
  }
}

/** Tells who does not see it where the window has gone. */
const Said = ({ place }: { readonly place: FloatingPlace }) => {
  const intl = useIntl()
  const size = shownSize(place.size, useOfferedSizes())
  const [said, setSaid] = useState({ place, isNews: false })
  if (said.place !== place) setSaid({ place, isNews: true })
  return (
    <VisuallyHidden>
      <span role="status">
        {said.isNews && `${intl.formatMessage(wordsOfCorner(place.corner))}, ${intl.formatMessage(sizeWords[size])}`}
      </span>
    </VisuallyHidden>
  )
}

/** Beside the corner that is not docked: whoever pulls it makes the window larger or smaller. */
export const Grip = ({ presentation }: { readonly presentation: PresentationActor }) => {
  const place = useSelector(presentation, selectPlace)
  const { corner } = place
  return (
    <>
      <div
        className={css.grip}
        data-grip={corner}
        data-surface="picture"
        onPointerDown={({ nativeEvent, currentTarget }: PointerEvent) => {
          const frame = frameOf(currentTarget)
          if (frame) followHand(nativeEvent, currentTarget, () => stretch(frame, corner, presentation))
        }}
      />
      <Said place={place} />
    </>
  )
}
