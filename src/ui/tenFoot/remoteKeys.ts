/**
 * Keys of remote controls by the number that televisions send, as W3C UI Events names them. Where an engine knows a key it
 * says its name itself; older sets of Tizen, webOS and HbbTV give the number alone.
 */
const BY_CODE: Readonly<Record<number, string>> = {
  // Tizen, webOS and HbbTV (CEA-2014) alike
  19: 'MediaPause',
  402: 'MediaPlayPause',
  403: 'ColorF0Red',
  404: 'ColorF1Green',
  405: 'ColorF2Yellow',
  406: 'ColorF3Blue',
  412: 'MediaRewind',
  413: 'MediaStop',
  415: 'MediaPlay',
  417: 'MediaFastForward',
  424: 'MediaTrackPrevious',
  425: 'MediaTrackNext',
  427: 'ChannelUp',
  428: 'ChannelDown',
  457: 'Info',
  458: 'Guide',
  460: 'Subtitle',
  // webOS and HbbTV
  461: 'GoBack',
  // Tizen
  10009: 'GoBack',
  10190: 'MediaLast',
  10221: 'Subtitle',
  10232: 'MediaTrackPrevious',
  10233: 'MediaTrackNext',
  10252: 'MediaPlayPause',
}

/** Names that one platform has for keys of another name elsewhere. */
const BY_NAME: Readonly<Record<string, string>> = {
  Caption: 'Subtitle',
  ClosedCaptionToggle: 'Subtitle',
  PreviousChannel: 'MediaLast',
  XF86Back: 'GoBack',
  BrowserBack: 'GoBack',
}

type Sent = Pick<KeyboardEvent, 'key' | 'keyCode'>

/** The usual name of a key that came under another one, or under a number; `undefined` where it came by its name. */
export const usualName = ({ key, keyCode }: Sent): string | undefined =>
  BY_NAME[key] ?? (key === '' || key === 'Unidentified' ? BY_CODE[keyCode] : undefined)
