import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { selectPlace } from '../../../../machines/presentation/index.ts'
import { shownSize } from '../../../../models/floatingMove.ts'
import { Corner, isAtTop } from '../../../../models/floatingPlace.ts'
import { Menu } from '../../../ui/components/basics/Menu.tsx'
import { sizeWords, wordsOfCorner } from '../../../ui/components/live/placeWords.ts'
import type { PresentationActor } from '../actors.ts'
import { moveTo } from './glide.ts'
import { useOfferedSizes } from './sizes.ts'

/** Where the floating window stands and how large it is, for whoever does not drag. */
export const MoveMenu = ({ presentation }: { readonly presentation: PresentationActor }) => {
  const intl = useIntl()
  const place = useSelector(presentation, selectPlace)
  const offered = useOfferedSizes()
  const button = useRef<HTMLSpanElement>(null)
  const shown = shownSize(place.size, offered)
  return (
    <span ref={button}>
      <Menu
        label={intl.formatMessage({ id: 'floating.move', defaultMessage: 'Move' })}
        icon="grip"
        placement={isAtTop(place.corner) ? 'below' : 'above'}
        items={[
          ...Corner.values.map(id => ({
            id,
            label: intl.formatMessage(wordsOfCorner(id)),
            checked: id === place.corner,
          })),
          ...offered.map((id, at) => ({
            id,
            label: intl.formatMessage(sizeWords[id]),
            checked: id === shown,
            begins: at === 0,
          })),
        ]}
        onSelect={id => {
          const corner = Corner.values.find(each => each === id) ?? place.corner
          const size = offered.find(each => each === id) ?? place.size
          if (button.current) moveTo(presentation, button.current, { corner, size })
        }}
      />
    </span>
  )
}
