/** Where a link of the operator's leads: to a page of this app, or to another site. */
export type MessageTarget = { readonly to: string } | { readonly href: string; readonly host: string }

const WEB: ReadonlyArray<string> = ['http:', 'https:']

/** As a browser reads the address: what it would not take to the web leads nowhere. */
export const targetOf = (url: string, origin: string): MessageTarget | undefined => {
  if (!URL.canParse(url, origin)) return undefined
  const address = new URL(url, origin)
  const { protocol, host, href, pathname, search } = address
  if (!WEB.includes(protocol)) return undefined
  return address.origin === origin ? { to: pathname + search } : { href, host }
}
