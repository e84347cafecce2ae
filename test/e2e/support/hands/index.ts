import type { Page } from 'playwright/test'
import type { Hand, Way } from './hand.ts'
import { keyboardHand } from './keyboard.ts'
import { finger, mouse } from './pointer.ts'
import { remoteHand } from './remote.ts'

export { type Hand, WAYS, type Way } from './hand.ts'

const MAKERS: Readonly<Record<Way, (page: Page) => Hand>> = {
  mouse,
  touch: finger,
  arrows: remoteHand,
  keyboard: keyboardHand,
}

export const handOf = (way: Way, page: Page): Hand => MAKERS[way](page)
