/** What a key asks of the player while the focus is on it (UI-06). */
export type PlayerKeyWish =
  | 'togglePlay'
  | 'toggleMute'
  | 'toggleFullScreen'
  | 'toggleCaptions'
  | 'channelUp'
  | 'channelDown'
  | 'back'
  | 'forward'
  | 'toStart'
  | 'toEnd'

const WISHES: Readonly<Record<string, PlayerKeyWish>> = {
  ' ': 'togglePlay',
  k: 'togglePlay',
  MediaPlayPause: 'togglePlay',
  m: 'toggleMute',
  f: 'toggleFullScreen',
  c: 'toggleCaptions',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'toStart',
  End: 'toEnd',
  ArrowUp: 'channelUp',
  ArrowDown: 'channelDown',
  PageUp: 'channelUp',
  PageDown: 'channelDown',
  ChannelUp: 'channelUp',
  ChannelDown: 'channelDown',
}

type Key = {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** The tag and type of the element that has the focus: its own keys come first. */
type Target = { readonly tagName: string }

const OWN_KEYS: Readonly<Record<string, RegExp>> = {
  BUTTON: /^( |Enter)$/,
  A: /^Enter$/,
  INPUT: /^(Arrow|Page|Home|End| |.$)/,
  SELECT: /./,
  TEXTAREA: /./,
}

export const playerKeyWish = (event: Key, target: Target): PlayerKeyWish | undefined => {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  if (OWN_KEYS[target.tagName]?.test(event.key)) return undefined
  return WISHES[event.key.length === 1 ? event.key.toLowerCase() : event.key]
}
