/**
 * Whether a chart says what it means beside what it does: descriptions and requirement ids, for drawings and for whoever reviews it.
 * In production nobody reads them: there this is false, and the bundler leaves out what stands behind it.
 */
export const FOR_READERS: boolean = (import.meta as { readonly env?: { readonly PROD?: boolean } }).env?.PROD !== true
