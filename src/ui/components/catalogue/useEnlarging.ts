import { type FocusEvent, type MouseEvent, type PointerEvent, use, useId, useRef, useSyncExternalStore } from 'react'
import type { Title } from '../../../../models/title.ts'
import { CardHoverContext } from './cardHover.ts'

/** What tells a card's pointer, focus and finger to whoever enlarges cards. */
export const useEnlarging = (title: Title) => {
  const hover = use(CardHoverContext)
  const cardId = useId()
  const card = useRef<HTMLDivElement>(null)
  const isTouched = useRef(false)
  const isEnlarged = useSyncExternalStore(hover.subscribe, () => hover.enlarged() === cardId)
  const enter = () => hover.enter(cardId, title)
  const leave = () => hover.leave(cardId)
  const hasFocus = () => card.current?.querySelector(':focus-visible') != null
  return {
    isEnlarged,
    parts: { hover, cardId, card },
    listeners: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        isTouched.current = pointerType === 'touch'
        enter()
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        const isReleased = pointerType === 'touch' && isEnlarged
        if (!isReleased && !hasFocus()) leave()
      },
      // a press is about the card as it is: nothing comes under the pointer before it is let go
      onPointerDown: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch' && !isEnlarged) leave()
      },
      onPointerCancel: () => {
        if (!isEnlarged) leave()
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) enter()
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && card.current?.contains(relatedTarget))) leave()
      },
      onContextMenu: (event: MouseEvent) => {
        if (isTouched.current) event.preventDefault()
      },
      onClickCapture: (event: MouseEvent) => {
        const isOnCard = event.target instanceof Element && event.target.closest('[popover]') === null
        if (!isTouched.current || !isEnlarged || !isOnCard) return
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
