/** Whether listeners go with a signal; without, those of every earlier channel would stay on the one video element. */
const heedsSignal = (): boolean => {
  let isRead = false
  const options = Object.defineProperty({}, 'signal', {
    get: () => {
      isRead = true
      return undefined
    },
  })
  new EventTarget().addEventListener('none', null, options)
  return isRead
}

if (!heedsSignal()) {
  const add = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const signal = typeof options === 'object' ? options.signal : undefined
    if (signal?.aborted) return
    add.call(this, type, listener, options)
    if (signal) add.call(signal, 'abort', () => this.removeEventListener(type, listener, options), { once: true })
  }
}
