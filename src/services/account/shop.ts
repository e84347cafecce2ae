import type { Plan } from '../../../models/plan.ts'

/** The operator's member site as the app links to it. */
export interface Shop {
  /** `memberSiteUrl` of the deployment file; a path is one of the app's own origin. */
  readonly memberSite: string
  readonly origin: string
  /** What the member site knows the account by (BUY-02). */
  readonly token: string | undefined
  readonly language: string
}

const addressOf = (text: string, base?: string): URL | undefined =>
  URL.canParse(text, base) ? new URL(text, base) : undefined

/**
 * The address where a plan is paid, or of the member site itself, with the account's token. A plan whose page is not at
 * the member site has none: no other site gets the token (spec §1, BUY-02).
 */
export const shopAddress = (
  { memberSite, origin, token, language }: Shop,
  plan?: Pick<Plan, 'url'>,
): string | undefined => {
  const home = addressOf(memberSite, origin)
  const wanted = plan === undefined ? home : addressOf(plan.url ?? '')
  if (home === undefined || wanted?.origin !== home.origin) return undefined
  const address = new URL(wanted)
  if (token !== undefined) address.searchParams.set('token', token)
  address.searchParams.set('lang', language)
  return address.href
}
