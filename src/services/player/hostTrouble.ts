const TOO_MANY_REQUESTS = 429
const FIRST_OF_SERVER = 500

/** The host is in trouble; any other refusal is about what was asked for. */
export const isHostTrouble = (status: number): boolean => status === TOO_MANY_REQUESTS || status >= FIRST_OF_SERVER
