const LESS_THAN = '<'.codePointAt(0)

/** What a host sends in the place of a segment that it has not: nothing, or the page of an error. */
export const isNoMedia = (data: ArrayBuffer | ArrayBufferView): boolean =>
  data.byteLength === 0 ||
  (ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, 1) : new Uint8Array(data, 0, 1))[0] ===
    LESS_THAN
