import { expect, test } from 'vitest'
import type { MediaFact, MediaFailure } from '../../../machines/engine/index.ts'
import { withExpiry } from '../../../src/services/player/filmMedia.ts'

test.each([
  ['a playlist that is refused', 'refused', 403, 'expired'],
  ['a segment that is refused', 'network', 401, 'expired'],
  ['an address that is gone', 'refused', 410, 'expired'],
  ['a host that has no such title', 'refused', 404, 'refused'],
  ['a host that fails', 'network', 500, 'network'],
  ['no host', 'network', undefined, 'network'],
  ['a licence that is refused', 'noPermission', 403, 'noPermission'],
] as const)('[VOD-06] %s', (_, kind, status, told) => {
  const heard: MediaFact[] = []
  const failure: MediaFailure = { kind, detail: 'levelLoadError', status }
  withExpiry((_generation, fact) => heard.push(fact))(1, { type: 'media.failed', failure })
  expect(heard).toEqual([{ type: 'media.failed', failure: { ...failure, kind: told } }])
})
