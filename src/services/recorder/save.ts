/// <reference path="./buildFacts.d.ts" />
import { hashes, version } from 'virtual:build-facts'
import { type Flight, recordingText } from './recording.ts'

/** `2026-11-20` of the app's clock. */
const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Hands the record to the person as a file; nothing is sent anywhere. */
export const saveReport = (flight: Flight, limit: number, now: number, page: Document): void => {
  const text = recordingText(flight, { version, hashes }, limit)
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = page.createElement('a')
  link.href = address
  link.download = `report-${dayOf(now)}.json`
  link.click()
  URL.revokeObjectURL(address)
}
