/** Why a source of somebody else cannot be used, in words for the person who named it. */
export class SourceFault extends Error {
  /** Of its answer; 504 where none came in time, and none where it is no matter of trying again. */
  readonly status: number | undefined

  constructor(reason: string, status?: number) {
    super(reason)
    this.status = status
  }
}

const SYSTEM_REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its name could not be looked up',
  ECONNREFUSED: 'the host refuses the connection',
  ECONNRESET: 'the host ended the connection',
  ETIMEDOUT: 'the host does not answer',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ENOENT: 'there is no such file',
  EACCES: 'the file may not be read',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is a file, and no folder',
  Z_DATA_ERROR: 'its compression is broken',
  Z_BUF_ERROR: 'it ends in the middle of what is compressed',
  ERR_OUT_OF_RANGE: 'it is broken',
  ERR_BUFFER_OUT_OF_BOUNDS: 'it is broken',
  CERT_HAS_EXPIRED: 'its certificate has expired',
}

export const reasonOf = (error: unknown): string => {
  if (error instanceof SourceFault) return error.message
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return SYSTEM_REASONS[code] ?? `${error.message}`
}
