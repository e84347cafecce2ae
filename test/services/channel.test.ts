import { expect, test } from 'vitest'
import { type Channel, openChannel } from '../../src/services/tabs/channel.ts'

test('[AHEAD-13] a browser without channels, or that forbids them, has silent ones', () => {
  class Denied extends EventTarget implements Channel {
    constructor() {
      super()
      throw new DOMException('denied', 'SecurityError')
    }
    postMessage(): void {}
  }
  for (const scope of [{}, { BroadcastChannel: Denied }]) {
    const heard: unknown[] = []
    const channel = openChannel('x', scope)
    const hear = (event: Event): unknown => heard.push(event)
    channel.addEventListener('message', hear)
    channel.postMessage('to nobody')
    channel.removeEventListener('message', hear)
    expect(heard).toEqual([])
  }
})
