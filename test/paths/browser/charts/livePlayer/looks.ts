import { expect } from 'playwright/test'
import type { Look } from '../../model.ts'
import { live } from './hands.ts'

// What every player shows of its picture.

export const isBusy: Look = visit => expect(live(visit).player.locator('[class*=buffering]')).toBeVisible()

export const isPlaying: Look = async visit => {
  await expect(live(visit).control('Pause')).toBeAttached()
  await live(visit).picture.advances()
}

export const isPaused: Look = async visit => {
  await expect(live(visit).control('Play')).toBeAttached()
  await live(visit).picture.standsStill()
}
