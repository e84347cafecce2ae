const SEI = 6
const REGISTERED_USER_DATA = 4
/** The United States, ATSC: who registered what follows (ATSC A/53, part 4, 6.2.3). */
const ATSC = [0xb5, 0x00, 0x31, ...Buffer.from('GA94')]
const CAPTIONS = 0x03
const MARKER = 0xff
const END = 0x80

/** Of the first and of the second field of CEA-608; of a packet of CEA-708 that goes on, and that begins. */
export type Kind = 0 | 1 | 2 | 3

/** The unit of an H.264 picture, with its length before it, that carries two bytes each. */
export const captionUnit = (carried: ReadonlyArray<readonly [Kind, number, number]>): Buffer => {
  const pairs = carried.flatMap(([kind, ...pair]) => [0xfc | kind, ...pair])
  const payload = [...ATSC, CAPTIONS, 0xc0 | carried.length, MARKER, ...pairs, MARKER]
  const unit = [SEI, REGISTERED_USER_DATA, payload.length, ...payload, END]
  const length = Buffer.alloc(4)
  length.writeUInt32BE(unit.length)
  return Buffer.concat([length, Buffer.from(unit)])
}
