import { usualName } from './remoteKeys.ts'

/** What the app obeys, as Tizen's television input device names it: it keeps such keys to itself until they are asked for. */
const OF_TIZEN: ReadonlyArray<string> = [
  'MediaPlayPause',
  'MediaPlay',
  'MediaPause',
  'MediaStop',
  'MediaRewind',
  'MediaFastForward',
  'MediaTrackPrevious',
  'MediaTrackNext',
  'ChannelUp',
  'ChannelDown',
  'PreviousChannel',
  'ColorF0Red',
  'ColorF1Green',
  'ColorF2Yellow',
  'ColorF3Blue',
  'Info',
  'Guide',
  'Caption',
  ...'0123456789',
]

/** Of an HbbTV application's key set (ETSI TS 102 796, 10.2.2): the colours, navigation, the keys of a recorder, digits. */
const OF_HBBTV = 0x1 + 0x2 + 0x4 + 0x8 + 0x10 + 0x20 + 0x100

interface HbbTvApplication {
  readonly show: () => void
  readonly privateData: { readonly keyset: { readonly setValue: (mask: number) => void } }
}

declare global {
  interface Window {
    readonly tizen?: {
      readonly tvinputdevice?: {
        readonly getSupportedKeys: () => ReadonlyArray<{ readonly name: string }>
        readonly registerKey: (name: string) => void
      }
    }
    readonly oipfObjectFactory?: {
      readonly createApplicationManagerObject: () => {
        readonly getOwnerApplication: (page: Document) => HbbTvApplication | null
      }
    }
  }
}

const askTizen = ({ tvinputdevice: device }: NonNullable<Window['tizen']>): void => {
  const known = new Set(device?.getSupportedKeys().map(({ name }) => name))
  for (const name of OF_TIZEN) if (known.has(name)) device?.registerKey(name)
}

const askHbbTv = (factory: NonNullable<Window['oipfObjectFactory']>): void => {
  const application = factory.createApplicationManagerObject().getOwnerApplication(document)
  application?.show()
  application?.privateData.keyset.setValue(OF_HBBTV)
}

/** A television that gives fewer keys than it says is watched with those that it gives. */
const asked = (ask: () => void): void => {
  try {
    ask()
  } catch {
    // arrows, Enter and Back come unasked
  }
}

/**
 * Under its usual name the key is heard by whoever waits for it; what they do about it is done to the first one. Whether it
 * came under another one.
 */
export const sayUsualName = (event: KeyboardEvent): boolean => {
  const key = usualName(event)
  if (key === undefined) return false
  document.documentElement.dataset.remote = ''
  event.stopImmediatePropagation()
  const { repeat, target } = event
  // the page may be another one by the time that this code has come
  const at = target instanceof Node && target.isConnected ? target : (document.activeElement ?? document.body)
  const isFree = at.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }))
  if (!isFree) event.preventDefault()
  return true
}

/** Asks the television for its keys, and gives each its usual name (AHEAD-34). */
export const startRemoteControl = (): void => {
  const { tizen, oipfObjectFactory } = window
  if (tizen) asked(() => askTizen(tizen))
  if (oipfObjectFactory) asked(() => askHbbTv(oipfObjectFactory))
  window.addEventListener('keydown', sayUsualName, { capture: true })
}
