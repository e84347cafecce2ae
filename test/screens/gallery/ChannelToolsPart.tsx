import { useRef, useState } from 'react'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { PinField } from '../../../src/ui/components/form/PinField.tsx'
import { ARRANGE_COLUMNS, ArrangeRow } from '../../../src/ui/components/live/ArrangeRow.tsx'
import { ChannelList } from '../../../src/ui/components/live/ChannelList.tsx'
import { OrderList } from '../../../src/ui/components/live/OrderList.tsx'
import { SearchField } from '../../../src/ui/components/live/SearchField.tsx'
import css from './gallery.module.css'
import { nothing, Part } from './Part.tsx'
import { rows } from './samples.ts'

const Search = () => {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  return (
    <div id="searched">
      <SearchField
        label="Find a channel"
        input={input}
        controls="searched"
        open={isOpen}
        onOpen={() => setOpen(true)}
        onType={setText}
        onSubmit={setText}
        onDown={nothing}
        onClose={() => setOpen(false)}
      />
      <p>{text}</p>
    </div>
  )
}

const Order = () => {
  const [items, setItems] = useState(rows.slice(0, 4))
  return (
    <OrderList
      label="Order of your favourites"
      items={items}
      onMove={(id, before) =>
        setItems(was => {
          const moved = was.filter(item => item.id === id)
          const others = was.filter(item => item.id !== id)
          const at = before === undefined ? others.length : others.findIndex(item => item.id === before)
          return others.toSpliced(at, 0, ...moved)
        })
      }
    />
  )
}

const Hiding = () => {
  const [hidden, setHidden] = useState<ReadonlySet<LogicalChannelId>>(new Set(rows[3] ? [rows[3].id] : []))
  const shown = rows.slice(0, 5)
  return (
    <ChannelList
      label="Channels in the list"
      ids={shown.map(({ id }) => id)}
      tunedId={shown[0]?.id}
      columns={ARRANGE_COLUMNS}
      renderRow={(id, place) => {
        const row = shown.find(each => each.id === id)
        return (
          row && (
            <ArrangeRow
              {...place}
              id={id}
              number={row.number}
              name={row.name}
              logo={row.logo}
              hidden={hidden.has(id)}
              tuned={id === shown[0]?.id}
              onHide={(channelId, isHidden) =>
                setHidden(was => new Set(isHidden ? [...was, channelId] : [...was].filter(each => each !== channelId)))
              }
            />
          )
        )
      }}
    />
  )
}

const Pins = () => {
  const [pin, setPin] = useState('73')
  return (
    <div className={css.stack}>
      <PinField label="Four-digit PIN" value={pin} onChange={setPin} hint="It stays on this device." />
      <PinField label="PIN" value="" onChange={setPin} error="That is not the PIN" />
    </div>
  )
}

/** What can be done with the channel list. */
export const ChannelToolsPart = () => (
  <div className={css.parts}>
    <Part title="Search field">
      <Search />
    </Part>
    <Part title="PIN">
      <Pins />
    </Part>
    <Part title="Favourites in their order">
      <Order />
    </Part>
    <Part title="Channels shown and hidden, one on now">
      <Hiding />
    </Part>
  </div>
)
