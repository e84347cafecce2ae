import type { Protection } from '../world/roster.ts'

/** A content key of the test operator: made for it, of no use anywhere else. Both in hex. */
export type ContentKey = Readonly<{ id: string; key: string }>

export const contentKeys: Readonly<Record<Protection, ContentKey>> = {
  cenc: { id: '5170a1e0c0de4c1ea0000000000000c1', key: '2f9d6c1b8a7e45d0913c5b7e20f4a6c1' },
  cbcs: { id: '5170a1e0c0de4c1ea0000000000000c2', key: '8be14f07d2a94c63b5f01c9e7a3d52e2' },
}
