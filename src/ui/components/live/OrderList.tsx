import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { LogicalChannelId } from '../../../../models/channel.ts'
import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import { Icon } from '../basics/Icon.tsx'
import { IconButton } from '../basics/IconButton.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './OrderList.module.css'

export type OrderItem = {
  readonly id: LogicalChannelId
  readonly number: number
  readonly name: string
  readonly logo: string | undefined
}

type OrderListProps = {
  readonly label: string
  readonly items: ReadonlyArray<OrderItem>
  /** The item is to stand before another one, or at the end. */
  readonly onMove: (id: LogicalChannelId, before: LogicalChannelId | undefined) => void
}

/** The item under a hand, how far it has come (px), and the place that it would take. */
type Drag = { readonly id: LogicalChannelId; readonly startY: number; readonly dy: number; readonly to: number }

const between = (value: number, most: number) => Math.min(most, Math.max(0, value))

/** Things in an order of their own: by dragging the handle, by its arrow keys, or by two buttons (AHEAD-18). */
export const OrderList = ({ label, items, onMove }: OrderListProps) => {
  const intl = useIntl()
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const [said, setSaid] = useState('')

  const moveTo = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || to === from || to < 0 || to >= items.length) return
    const others = items.filter(({ id }) => id !== item.id)
    onMove(item.id, others[to]?.id)
    const words = { name: item.name, place: to + 1, count: items.length }
    setSaid(intl.formatMessage({ id: 'order.moved', defaultMessage: '{name}: place {place} of {count}' }, words))
  }

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key === 'Escape' && drag) {
      event.stopPropagation()
      setDrag(undefined)
      return
    }
    const step = { ArrowUp: -1, ArrowDown: 1, Home: -at, End: items.length - 1 - at }[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    moveTo(at, at + step)
  }

  const onPointerMove = (event: PointerEvent, at: number) => {
    if (drag === undefined) return
    const rowHeight = (list.current?.offsetHeight ?? 0) / items.length
    const dy = event.clientY - drag.startY
    setDrag({ ...drag, dy, to: between(at + Math.round(dy / rowHeight), items.length - 1) })
  }

  const onPointerDown = (event: PointerEvent, id: LogicalChannelId, at: number) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ id, startY: event.clientY, dy: 0, to: at })
  }

  /** How many rows a row makes room while another one is dragged over it. */
  const shiftOf = (at: number): number => {
    const from = items.findIndex(({ id }) => id === drag?.id)
    if (drag === undefined || at === from) return 0
    if (from < at && at <= drag.to) return -1
    return drag.to <= at && at < from ? 1 : 0
  }

  return (
    <>
      <ol ref={list} className={css.list} aria-label={label}>
        {items.map(({ id, number, name, logo }, at) => {
          const isDragged = drag?.id === id
          const style = { '--shift': shiftOf(at), '--dy': isDragged ? `${drag.dy}px` : '0px' } as CSSProperties
          const words = { name }
          return (
            <li key={id} className={css.item} style={style} data-dragged={isDragged || undefined}>
              <button
                type="button"
                className={css.handle}
                aria-label={intl.formatMessage(
                  { id: 'order.handle', defaultMessage: 'Move {name} with the arrow keys' },
                  words,
                )}
                onKeyDown={event => onKeyDown(event, at)}
                onPointerDown={event => onPointerDown(event, id, at)}
                onPointerMove={event => isDragged && onPointerMove(event, at)}
                onPointerUp={() => {
                  if (isDragged) moveTo(at, drag.to)
                  setDrag(undefined)
                }}
                onPointerCancel={() => setDrag(undefined)}
              >
                <Icon name="grip" />
              </button>
              <ChannelLogo src={logo} name={name} />
              <span className={css.name}>
                {name} <small>{number}</small>
              </span>
              <IconButton
                icon="up"
                size="small"
                label={intl.formatMessage({ id: 'order.up', defaultMessage: 'Move {name} up' }, words)}
                onPress={() => moveTo(at, at - 1)}
              />
              <IconButton
                icon="down"
                size="small"
                label={intl.formatMessage({ id: 'order.down', defaultMessage: 'Move {name} down' }, words)}
                onPress={() => moveTo(at, at + 1)}
              />
            </li>
          )
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
