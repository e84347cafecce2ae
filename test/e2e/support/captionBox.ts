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

/** How the browser itself draws the captions: the window around the lines, and the letters of a line. */
export const captionPaint = async (
  page: Page,
): Promise<Readonly<Record<'window' | 'ground' | 'colour' | 'font' | 'edge', string>> | undefined> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument', { depth: -1, pierce: true })
  const box = flat(root).find(({ attributes = [] }) => attributes.includes('-webkit-media-text-track-display'))
  const line = box && flat(box).findLast(({ attributes }) => attributes !== undefined && attributes.length >= 0)
  const styleOf = async ({ nodeId }: DomNode) => {
    const { computedStyle } = await browser.send('CSS.getComputedStyleForNode', { nodeId })
    return new Map(computedStyle.map(({ name, value }) => [name, value]))
  }
  const styles = box && line && (await Promise.all([box, line].map(styleOf)).catch(() => undefined))
  await browser.detach()
  const [window, letters] = styles ?? []
  if (window === undefined || letters === undefined) return undefined
  return {
    window: window.get('background-color') ?? '',
    ground: letters.get('background-color') ?? '',
    colour: letters.get('color') ?? '',
    font: letters.get('font-family') ?? '',
    edge: letters.get('text-shadow') ?? '',
  }
}
