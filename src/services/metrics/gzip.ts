import { toBase64 } from '../crypto/encoding.ts'

/** Text, gzipped and in base64: the one form field of a data report (contract, Metrics). */
export const gzipBase64 = async (text: string): Promise<string> => {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer())
  return toBase64(bytes)
}
