import { MINUTE } from '../../../models/codec/instant.ts'

interface Issued {
  readonly generation: number
  readonly endsAt: number
}

export interface TokenSet {
  readonly token: string
  readonly refreshToken: string
  readonly streamMediaTrackerToken: string
  readonly catchupToken: string
  readonly streamTokenMinutes: number
}

const GENERATION = /^fleet-(\d+)-(\d+)$/

/** Who may ask, by tokens that name the viewer and how often they were renewed. */
export const makeTokens = (now: () => number) => {
  const issued = new Map<number, Issued>()
  const minutes = 30
  const issue = (viewer: number, generation: number, ageMs: number): TokenSet => {
    issued.set(viewer, { generation, endsAt: now() + minutes * MINUTE - ageMs })
    const token = `fleet-${viewer}-${generation}`
    return {
      token,
      refreshToken: token,
      streamMediaTrackerToken: token,
      catchupToken: token,
      streamTokenMinutes: minutes,
    }
  }
  return {
    /** A session that began so long ago. */
    open: (viewer: number, ageMs = 0): TokenSet => issue(viewer, (issued.get(viewer)?.generation ?? 0) + 1, ageMs),
    isGood: (token: string): boolean => {
      const [, viewer, generation] = GENERATION.exec(token) ?? []
      const held = issued.get(Number(viewer))
      return held !== undefined && held.generation === Number(generation) && now() < held.endsAt
    },
    /** All tokens end in this moment. */
    endAll: (): void => {
      for (const [viewer, { generation }] of issued) issued.set(viewer, { generation, endsAt: now() })
    },
    renew: (refreshToken: string): TokenSet | undefined => {
      const [, viewer, generation] = GENERATION.exec(refreshToken) ?? []
      const held = issued.get(Number(viewer))
      return held?.generation === Number(generation) ? issue(Number(viewer), held.generation + 1, 0) : undefined
    },
  }
}
