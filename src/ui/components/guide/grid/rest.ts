/** The scrolling rests. */
const REST_MS = 100

/** Says when the scrolling has come to rest. A slow frame is no rest: it is one when the next has come without a scroll. */
export const makeRest = (onRest: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let isScrolling = false
  const stop = (): void => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  return {
    isScrolling: (): boolean => isScrolling,
    scrolled: (): void => {
      stop()
      isScrolling = true
      timer = setTimeout(() => {
        frame = requestAnimationFrame(() => {
          isScrolling = false
          onRest()
        })
      }, REST_MS)
    },
    stop,
  }
}
