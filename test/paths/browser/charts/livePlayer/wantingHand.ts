declare global {
  interface Window {
    /** Silent pictures wait for a hand too. */
    isStrict?: boolean
  }
}

/** In the page: a browser that wants a hand on the page before it lets a picture sound; a test's own questions count as one for Chromium. */
export const wantingHand = (): void => {
  let isTouched = false
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(
      type,
      () => {
        isTouched = true
      },
      { capture: true },
    )
  const play = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = function () {
    const isLet = isTouched || (this.muted && window.isStrict !== true)
    return isLet ? play.call(this) : Promise.reject(new DOMException('gesture', 'NotAllowedError'))
  }
}

/** In the page: nothing is fetched on the mere chance that a channel is wanted. */
export const sparingData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}
