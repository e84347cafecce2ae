import type { Page } from 'playwright/test'

interface DomNode {
  readonly nodeId: number
  readonly attributes?: ReadonlyArray<string>
  readonly children?: ReadonlyArray<DomNode>
  readonly shadowRoots?: ReadonlyArray<DomNode>
}

const flat = (node: DomNode): ReadonlyArray<DomNode> => [
  node,
  ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(flat),
]

/** Where the browser itself draws the captions, inside the video: the lower end of their box, in px of the page. */
export const captionsEnd = async (page: Page): Promise<number | undefined> => {
  const browser = await page.context().newCDPSession(page)
  const { root } = await browser.send('DOM.getDocument', { depth: -1, pierce: true })
  const box = flat(root).find(({ attributes = [] }) => attributes.includes('-webkit-media-text-track-display'))
  const model = box && (await browser.send('DOM.getBoxModel', { nodeId: box.nodeId }).catch(() => undefined))
  await browser.detach()
  return model && Math.max(...model.model.border.filter((_, at) => at % 2 === 1))
}
