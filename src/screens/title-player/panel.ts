/** What lies over the picture when it is asked for: one at a time. */
export type Panel = 'episodes' | 'sleep' | 'captionStyle' | 'sign' | 'playbackData' | 'stats' | 'keys'
