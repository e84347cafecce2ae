interface OperatorsPageParts {
  readonly fetch: typeof fetch
  readonly document: Pick<Document, 'querySelector'>
}

/** `unanswered`: nobody answers, or with something that is not this app. */
export type ReleaseState = 'current' | 'gone' | 'unanswered'

/** An operator that says nothing for so long does not answer. */
const PATIENCE_MS = 10_000
const ROOT = 'id="root"'

/**
 * Whether the operator's page is still of the release of this one: it names the script that this page began with. A new
 * release has another, whose name changes with any of its files; the page itself is kept by no cache.
 */
export const makeOperatorsPage = ({ fetch, document }: OperatorsPageParts) => {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src')
  return async (): Promise<ReleaseState> => {
    try {
      const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
      const page = answer.ok ? await answer.text() : ''
      if (!page.includes(ROOT) || !script) return 'unanswered'
      return page.includes(script) ? 'current' : 'gone'
    } catch {
      return 'unanswered'
    }
  }
}
