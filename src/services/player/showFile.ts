import type { ShowFile } from './captionFiles.ts'

interface ShowFileParts {
  readonly video: HTMLVideoElement
  readonly fetch: typeof fetch
}

/** A file as a track of the element. It is fetched as data: an element takes no track from another host. */
export const makeShowFile =
  ({ video, fetch }: ShowFileParts): ShowFile =>
  ({ url, lang }, onMissing) => {
    const leaving = new AbortController()
    const track = video.ownerDocument.createElement('track')
    const put = async (): Promise<void> => {
      const answer = await fetch(url, { signal: leaving.signal })
      if (!answer.ok) throw new Error(`captions ${answer.status}`)
      const text = new Blob([await answer.text()], { type: 'text/vtt' })
      if (leaving.signal.aborted) return
      track.kind = 'subtitles'
      track.srclang = lang
      track.src = URL.createObjectURL(text)
      video.append(track)
      track.track.mode = 'showing'
    }
    put().catch(() => {
      if (!leaving.signal.aborted) onMissing()
    })
    return () => {
      leaving.abort()
      track.remove()
      URL.revokeObjectURL(track.src)
    }
  }
