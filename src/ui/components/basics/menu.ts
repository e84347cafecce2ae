import type { IconName } from './Icon.tsx'

export type MenuItem = {
  readonly id: string
  readonly label: string
  /** A quiet word at the end of the line. */
  readonly note?: string
  readonly icon?: IconName
  /** Present on every item of a choice: one of them is checked. */
  readonly checked?: boolean
  /** Another choice begins with it, behind a line. */
  readonly begins?: boolean
  readonly disabled?: boolean
  /** A dialog or panel comes of it: where it leads is not in this menu. */
  readonly opens?: boolean
}

/** Whose menu it is, above its lines. */
export type MenuHead = { readonly name: string; readonly note: string | undefined }

export type MenuPlacement = 'below' | 'above'

export type MenuListProps = {
  readonly id: string
  readonly label: string
  readonly head?: MenuHead | undefined
  readonly items: ReadonlyArray<MenuItem>
  readonly placement: MenuPlacement
  readonly onChoose: (id: string) => void
}
