import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Part } from './Part.tsx'

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
    <Button variant="text" size="small" onPress={() => setWhole(!isWhole)}>
      {isWhole ? (
        <FormattedMessage id="find.fewer" defaultMessage="Show fewer" />
      ) : (
        <FormattedMessage id="find.all" defaultMessage="Show all {count}" values={{ count: items.length }} />
      )}
    </Button>
  )
  return (
    <Part title={title} aside={toggle}>
      {children(isWhole ? items : items.slice(0, few))}
    </Part>
  )
}
