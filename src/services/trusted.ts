/** The part of the browser's Trusted Types that is needed. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
    /** Typed as a text: a sink takes what it gives, and no other text. */
  ) => { readonly createScriptURL: (address: string) => string }
}

const ownAddress = (address: string): string => {
  const { origin, href } = new URL(address, location.origin)
  if (origin !== location.origin) throw new TypeError('A script of another origin')
  return href
}

const makePolicy = () => {
  const types: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  return types?.createPolicy('sintonia', { createScriptURL: ownAddress })
}

let policy: ReturnType<typeof makePolicy>

/** The address of a script of this app, for sinks that take no mere text: its workers. Not every browser has such. */
export const ownScript = (address: string): string => {
  policy ??= makePolicy()
  return policy?.createScriptURL(address) ?? address
}
