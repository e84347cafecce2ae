/** The part of the browser's Trusted Types that is needed. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string, type: string, sink: string) => string | undefined },
  ) => unknown
  readonly defaultPolicy: unknown
}

/**
 * hls.js reads captions (TTML) and what a licence server wants to be told (PlayReady) as XML, by a sink that takes no mere
 * text. Nothing of it runs, and nothing of it comes into the page: of all texts these alone pass. Not every browser asks.
 */
export const allowXml = (): void => {
  const types: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  if (types === undefined || types.defaultPolicy !== null) return
  types.createPolicy('default', {
    createHTML: (text, _, sink) => (sink === 'DOMParser parseFromString' ? text : undefined),
  })
}
