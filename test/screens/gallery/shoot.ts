import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { launchOptions } from '../../../scripts/lib/browser.mjs'
import { serveGallery } from './server.ts'

/** Pictures of the gallery to judge by eye: node test/screens/gallery/shoot.ts [width...] */
const OUT = fileURLToPath(new URL('../../../.results/gallery/', import.meta.url))
const widths = process.argv.slice(2).map(Number)

mkdirSync(OUT, { recursive: true })
const gallery = await serveGallery()
const browser = await chromium.launch(launchOptions())
for (const width of widths.length > 0 ? widths : [1440, 768, 360, 320]) {
  for (const theme of ['dark', 'light']) {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) console.log(width, theme, message.text())
    })
    page.on('pageerror', error => console.log(width, theme, error.message))
    await page.goto(`${gallery.address}?theme=${theme}`)
    await page.getByRole('grid').first().waitFor()
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
    })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) console.log(`${width} ${theme}: the page is ${wide} wide`)
    await page.screenshot({ path: `${OUT}${width}-${theme}.png`, fullPage: true })
    await page.close()
  }
}
await browser.close()
await gallery.close()
