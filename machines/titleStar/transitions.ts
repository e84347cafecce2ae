import type { TitleStarContext } from './types.ts'

/** What the viewer sees. */
export const isStarred = ({ wanted, saved = false }: TitleStarContext): boolean => wanted ?? saved
