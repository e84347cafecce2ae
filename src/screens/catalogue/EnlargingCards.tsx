import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { selectCatalogue } from '../../../machines/app/index.ts'
import { selectHoverCard } from '../../../machines/catalogue/index.ts'
import { selectEnlargedCard } from '../../../machines/hoverCard.ts'
import { type CardHover, CardHoverContext, NO_HOVER } from '../../ui/components/catalogue/cardHover.ts'
import { useApp } from '../../ui/context.ts'

/** The cards in it are enlarged where the viewer stays at one (VOD-03). */
export const EnlargingCards = ({ children }: { readonly children: ReactNode }) => {
  const catalogue = useSelector(useApp(), selectCatalogue)
  const cards = useSelector(catalogue, snapshot => snapshot && selectHoverCard(snapshot))
  const hover = useMemo(
    (): CardHover =>
      cards === undefined
        ? NO_HOVER
        : {
            subscribe: listener => {
              const { unsubscribe } = cards.subscribe(listener)
              return unsubscribe
            },
            enlarged: () => selectEnlargedCard(cards.getSnapshot()),
            enter: (cardId, title) => cards.send({ type: 'card.entered', card: { cardId, title } }),
            leave: cardId => cards.send({ type: 'card.left', cardId }),
            play: () => cards.send({ type: 'viewer.playCard' }),
            dismiss: () => cards.send({ type: 'viewer.dismissCard' }),
            move: () => cards.send({ type: 'page.moved' }),
          },
    [cards],
  )
  return <CardHoverContext value={hover}>{children}</CardHoverContext>
}
