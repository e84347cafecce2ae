import { type ReactNode, useState } from 'react'
import { Part } from './Part.tsx'
import { ShowAll } from './ShowAll.tsx'

type FirstFewProps<Item> = {
  readonly title: string
  readonly items: ReadonlyArray<Item>
  /** So many stand there at first; the rest on demand. */
  readonly few: number
  readonly children: (items: ReadonlyArray<Item>) => ReactNode
}

/** One kind of what was found, with the way to all of it. */
export const FirstFew = <Item,>({ title, items, few, children }: FirstFewProps<Item>) => {
  const [isWhole, setWhole] = useState(false)
  const toggle = items.length > few && (
    <ShowAll areAllShown={isWhole} count={items.length} onToggle={() => setWhole(!isWhole)} />
  )
  return (
    <Part title={title} aside={toggle}>
      {children(isWhole ? items : items.slice(0, few))}
    </Part>
  )
}
