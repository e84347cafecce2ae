import type { Page } from 'playwright/test'

/** A rule over the page's own; its policy refuses a style element. */
export const addRule = (page: Page, rule: string): Promise<void> =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.insertRule(text)
    document.adoptedStyleSheets.push(sheet)
  }, rule)
