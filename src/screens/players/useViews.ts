import { type TitleViews, useHandle } from '../../ui/context.ts'

/** Whose picture it is: each player has one of its own. */
export type PictureOf = 'channels' | 'titles'

export const useViews = (of: PictureOf): (() => TitleViews | undefined) => {
  const { playerViews, titleViews } = useHandle()
  return of === 'channels' ? playerViews : titleViews
}
