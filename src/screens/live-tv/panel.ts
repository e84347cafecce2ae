/** What lies over the picture, or the page, when it is asked for: one at a time. */
export type Panel = 'miniGuide' | 'sleep' | 'captionStyle' | 'sign' | 'peers' | 'playbackData' | 'stats' | 'keys'
