import type { Page } from 'playwright/test'

/** As an iPhone before 17.1: no segments from a page, playlists as they are. */
export const withoutMediaSource = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource']) Reflect.deleteProperty(window, name)
  })

/** Captions of a playlist, which WebKit's element finds and Chromium's leaves alone: so that they are found in the element. */
export const withFoundCaptions = (page: Page, said: string): Promise<unknown> =>
  page.addInitScript(text => {
    const found = new WeakSet<EventTarget>()
    const find = ({ target }: Event): void => {
      if (!(target instanceof HTMLVideoElement) || found.has(target)) return
      found.add(target)
      target.addTextTrack('subtitles', 'English', 'en').addCue(new VTTCue(0, 3_600, text))
    }
    document.addEventListener('loadedmetadata', find, { capture: true })
  }, said)

/** As an iPhone since 17.1: the only source is managed, and wants little ahead. */
export const withManagedSource = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const [most, least] = [3.5, 2]
    const Source = window.MediaSource
    let newest: { readonly streaming: boolean } | undefined
    class ManagedMediaSource extends Source {
      streaming = false
      constructor() {
        super()
        this.addEventListener('sourceopen', () => {
          newest = this
          this.want(true)
          const watch = setInterval(() => {
            if (this.readyState === 'closed') clearInterval(watch)
            else this.look()
          }, 250)
        })
      }
      want(streaming: boolean): void {
        if (this.streaming === streaming) return
        this.streaming = streaming
        this.dispatchEvent(new Event(streaming ? 'startstreaming' : 'endstreaming'))
      }
      look(): void {
        const video = document.querySelector('video')
        const [buffer] = this.sourceBuffers
        if (video === null || buffer === undefined || buffer.buffered.length === 0) return
        const ahead = buffer.buffered.end(buffer.buffered.length - 1) - video.currentTime
        if (ahead >= most) this.want(false)
        if (ahead <= least) this.want(true)
      }
    }
    const create = URL.createObjectURL
    // WebKit opens it only in an element that plays nowhere else, or has another source to play there
    URL.createObjectURL = what => {
      if (what instanceof ManagedMediaSource)
        what.addEventListener('sourceopen', () => {
          const video = document.querySelector('video')
          if (video?.disableRemotePlayback !== true) throw new Error('It stays closed in WebKit')
        })
      return create(what)
    }
    Object.assign(window, { ManagedMediaSource, wantsData: () => newest?.streaming })
    Reflect.deleteProperty(window, 'MediaSource')
    Reflect.deleteProperty(window, 'WebKitMediaSource')
  })

export interface HeardKeys {
  readonly certificates: ReadonlyArray<number>
  readonly asked: ReadonlyArray<string>
  readonly licences: ReadonlyArray<string>
  readonly closed: number
}

declare global {
  interface Window {
    readonly heardKeys: HeardKeys
    readonly wantsData: () => boolean | undefined
  }
}

/**
 * FairPlay's module made up: it is asked as WebKit's is, writes down what it is told, and opens nothing, so what it
 * guards has to be clear. Its element finds the same protection in all that it is given.
 */
export const withMadeUpFairPlay = (page: Page, spoken: string): Promise<unknown> =>
  page.addInitScript(said => {
    const heard = { certificates: [] as number[], asked: [] as string[], licences: [] as string[], closed: 0 }
    const textOf = (bytes: BufferSource): string => new TextDecoder().decode(bytes)
    class Session extends EventTarget {
      readonly keyStatuses = new Map()
      readonly expiration = Number.NaN
      #close = (_reason: string): void => undefined
      readonly closed = new Promise<string>(resolve => {
        this.#close = resolve
      })
      async generateRequest(type: string, data: ArrayBuffer): Promise<void> {
        heard.asked.push(`${type} ${textOf(data)}`)
        const message = new TextEncoder().encode(said).buffer
        this.dispatchEvent(new MediaKeyMessageEvent('message', { messageType: 'license-request', message }))
      }
      async update(licence: BufferSource): Promise<void> {
        heard.licences.push(textOf(licence))
      }
      async close(): Promise<void> {
        heard.closed += 1
        this.#close('closed-by-application')
      }
    }
    const keys = {
      setServerCertificate: async (bytes: ArrayBuffer) => heard.certificates.push(bytes.byteLength),
      createSession: () => new Session(),
    }
    let inUse: unknown = null
    const video = HTMLVideoElement.prototype
    Object.defineProperty(video, 'mediaKeys', { get: () => inUse })
    Object.defineProperty(video, 'setMediaKeys', {
      value: async (given: unknown) => {
        inUse = given
      },
    })
    const capability = (contentType: string) => ({ contentType, robustness: '', encryptionScheme: 'cbcs' })
    const access = {
      keySystem: 'com.apple.fps',
      getConfiguration: () => ({
        initDataTypes: ['sinf', 'skd'],
        videoCapabilities: [capability('video/mp4')],
        audioCapabilities: [capability('audio/mp4')],
      }),
      createMediaKeys: async () => keys,
    } as unknown as MediaKeySystemAccess
    navigator.requestMediaKeySystemAccess = async name => {
      if (name !== access.keySystem) throw new DOMException(name, 'NotSupportedError')
      return access
    }
    const capabilities = navigator.mediaCapabilities
    const decodingInfo: typeof capabilities.decodingInfo = capabilities.decodingInfo.bind(capabilities)
    capabilities.decodingInfo = async (asked: MediaDecodingConfiguration) => {
      const { keySystemConfiguration, ...clear } = asked
      const info = await decodingInfo(clear)
      return keySystemConfiguration === undefined ? info : { ...info, configuration: asked, keySystemAccess: access }
    }
    const isFed = 'MediaSource' in window
    const [initDataType, found] = isFed ? ['sinf', 'loadedmetadata'] : ['skd', 'loadstart']
    const tell = ({ target }: Event): void => {
      const initData = new TextEncoder().encode('copa').buffer
      if (isFed || inUse !== null)
        target?.dispatchEvent(new MediaEncryptedEvent('encrypted', { initDataType, initData }))
    }
    document.addEventListener(found, tell, { capture: true })
    Object.assign(window, { heardKeys: heard })
  }, spoken)
