import { IconButton } from '../../ui/components/basics/IconButton.tsx'
import type { RemovalActor } from './actors.ts'

/** The one that goes leaves the focus to its neighbour, and the last one to the title of the page. */
const passFocusOn = (item: HTMLElement | null): void => {
  const items = [...document.querySelectorAll('main li')]
  const at = item === null ? -1 : items.indexOf(item)
  const neighbour = items[at + 1] ?? items[at - 1]
  const next = neighbour?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main h1')
  next?.focus()
}

type RemoveButtonProps<Id> = {
  readonly removal: RemovalActor<Id>
  readonly id: Id
  readonly label: string
  readonly size?: 'small' | 'normal'
}

/** Takes the item that it is in out of its list. */
export const RemoveButton = <Id,>({ removal, id, label, size = 'normal' }: RemoveButtonProps<Id>) => (
  <IconButton
    size={size}
    icon="close"
    label={label}
    onPress={({ currentTarget }) => {
      passFocusOn(currentTarget.closest('li'))
      removal?.send({ type: 'viewer.remove', removal: [id] })
    }}
  />
)
