/** Captions as CEA-708 carries them: one packet with one service, for one picture. */

const DELETE_ALL = [0x8c, 0xff]
/** The first window: shown, one row of 32 letters at the foot of the picture. */
const DEFINE_WINDOW = [0x98, 0x20, 0x4a, 0x34, 0x70, 0x1f, 0x11]
const END_OF_TEXT = 0x03

/** Letters that CEA-708 and Latin 1 have in the same place. */
const PLAIN = /^[ -~ -ÿ]*$/
const MOST = 31

/** The packet that shows a line in place of what was shown before. Throws where it does not fit into one block. */
export const packetOf = (text: string): ReadonlyArray<number> => {
  if (!PLAIN.test(text)) throw new Error(`CEA-708 writes other letters than those of "${text}"`)
  const block = [...DELETE_ALL, ...DEFINE_WINDOW, ...Buffer.from(text, 'latin1'), END_OF_TEXT]
  if (block.length > MOST) throw new Error(`"${text}" does not fit into one block`)
  const service = (1 << 5) | block.length
  const size = Math.ceil((2 + block.length) / 2)
  const packet = [size, service, ...block]
  return packet.length % 2 === 0 ? packet : [...packet, 0]
}
