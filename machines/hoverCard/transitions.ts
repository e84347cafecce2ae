import { playedAs } from '../../models/title.ts'
import type { TitleWish } from '../vodPlayer/index.ts'
import type { Card, HoverCardContext } from './types.ts'

export const isAt = ({ card }: HoverCardContext, cardId: string): boolean => card?.cardId === cardId

export const playWish = ({ title }: Card): TitleWish => ({ type: 'viewer.play', ...playedAs(title) })
