/** What a key asks of the player while the focus is on it, or nowhere (UI-06). */
export type PlayerKeyWish =
  | 'togglePlay'
  | 'play'
  | 'pause'
  | 'toggleMute'
  | 'toggleFullScreen'
  | 'toggleCaptions'
  | 'channelUp'
  | 'channelDown'
  | 'back'
  | 'forward'
  | 'toStart'
  | 'toEnd'
  | 'digit'
  | 'enterNumber'
  | 'goBack'
  | 'toggleMiniGuide'
  | 'toggleStats'
  | 'showKeys'

/** What is done on a wish; it is told the key. */
export type KeyAnswers = Partial<Readonly<Record<PlayerKeyWish, (key: string) => void>>>

interface Playing {
  readonly playing: boolean
  readonly onPlay: () => void
  readonly onPause: () => void
}

/** One key for both, and one of a remote control for each, which does nothing a second time. */
export const playsOrPauses = ({ playing, onPlay, onPause }: Playing): KeyAnswers =>
  playing ? { togglePlay: onPause, pause: onPause } : { togglePlay: onPlay, play: onPlay }

interface KeyRow {
  readonly wish: PlayerKeyWish
  /** As `KeyboardEvent.key` has them, single letters small. */
  readonly keys: ReadonlyArray<string>
  /** Keys of a remote control, which a keyboard seldom has. */
  readonly remote?: ReadonlyArray<string>
}

/**
 * Every key of the player, once: the handler and the dialog that lists them are made from it (AHEAD-07). Down leads to the
 * next line of the list, page up to the higher number, as on a remote.
 */
export const PLAYER_KEYS: ReadonlyArray<KeyRow> = [
  { wish: 'togglePlay', keys: [' ', 'k'], remote: ['MediaPlayPause'] },
  { wish: 'play', keys: [], remote: ['MediaPlay'] },
  { wish: 'pause', keys: [], remote: ['MediaPause', 'MediaStop'] },
  { wish: 'toggleMute', keys: ['m'] },
  { wish: 'toggleFullScreen', keys: ['f'] },
  { wish: 'toggleCaptions', keys: ['c'], remote: ['Subtitle', 'ColorF2Yellow'] },
  { wish: 'channelUp', keys: ['ArrowDown', 'PageUp'], remote: ['ChannelUp', 'MediaTrackNext'] },
  { wish: 'channelDown', keys: ['ArrowUp', 'PageDown'], remote: ['ChannelDown', 'MediaTrackPrevious'] },
  { wish: 'back', keys: ['ArrowLeft'], remote: ['MediaRewind'] },
  { wish: 'forward', keys: ['ArrowRight'], remote: ['MediaFastForward'] },
  { wish: 'toStart', keys: ['Home'], remote: ['ColorF1Green'] },
  { wish: 'toEnd', keys: ['End'], remote: ['ColorF3Blue'] },
  { wish: 'digit', keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] },
  { wish: 'enterNumber', keys: ['Enter'] },
  { wish: 'goBack', keys: ['Backspace'], remote: ['MediaLast'] },
  { wish: 'toggleMiniGuide', keys: ['g'], remote: ['Guide', 'Info', 'ColorF0Red'] },
  { wish: 'toggleStats', keys: ['i'] },
  { wish: 'showKeys', keys: ['?'] },
]

const REMOTE: ReadonlySet<string> = new Set(PLAYER_KEYS.flatMap(({ remote = [] }) => remote))

/** A key that a remote control has for players alone: it means the player wherever the focus is. */
export const isRemoteKey = (key: string): boolean => REMOTE.has(key)

const WISHES: ReadonlyMap<string, PlayerKeyWish> = new Map(
  PLAYER_KEYS.flatMap(({ wish, keys, remote = [] }) => [...keys, ...remote].map(key => [key, wish] as const)),
)

type Key = {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** The element that has the focus: its own keys come first. */
type Target = { readonly tagName: string; readonly type?: string; readonly isContentEditable?: boolean }

const EVERY_KEY = /./

/** Where the focus is on nothing, the keys that scroll are the page's. */
const OWN_KEYS: Readonly<Record<string, RegExp>> = {
  BODY: /^( |Arrow|Page|Home|End)/,
  BUTTON: /^( |Enter)$/,
  A: /^Enter$/,
  INPUT: EVERY_KEY,
  SELECT: EVERY_KEY,
  TEXTAREA: EVERY_KEY,
}
const SLIDER_KEYS = /^(Arrow|Page|Home|End)/

const ownKeys = ({ tagName, type, isContentEditable }: Target): RegExp | undefined => {
  if (isContentEditable) return EVERY_KEY
  return tagName === 'INPUT' && type === 'range' ? SLIDER_KEYS : OWN_KEYS[tagName]
}

export const playerKeyWish = (event: Key, target: Target): PlayerKeyWish | undefined => {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  if (ownKeys(target)?.test(event.key)) return undefined
  return WISHES.get(event.key.length === 1 ? event.key.toLowerCase() : event.key)
}

/** Obeys a key if there is an answer to it; the answer's key is nobody else's then. */
export const answerKey = (event: KeyboardEvent, target: HTMLElement, answers: KeyAnswers): void => {
  if (event.defaultPrevented) return
  const wish = playerKeyWish(event, target)
  const answer = wish && answers[wish]
  if (!answer) return
  event.preventDefault()
  answer(event.key)
}

/** A phone has none of them. */
export const hasKeys = (): boolean => !matchMedia('(pointer: coarse)').matches
