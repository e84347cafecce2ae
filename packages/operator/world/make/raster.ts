import { Buffer } from 'node:buffer'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../../../scripts/lib/browser.mjs'
import type { Piece } from './pieces.ts'

/** Drawn once at its own size, then made smaller: the grains of the print come out even. */
const encode = (page: Page, { svg, sizes }: Pick<Piece, 'svg' | 'sizes'>): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    async ({ svg, sizes }) => {
      const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
      const image = new Image()
      image.src = address
      await image.decode()
      const painted = (source: CanvasImageSource, width: number, height: number): OffscreenCanvas => {
        const canvas = new OffscreenCanvas(width, height)
        const context = canvas.getContext('2d')
        if (context === null) throw new Error('no canvas')
        context.imageSmoothingQuality = 'high'
        context.drawImage(source, 0, 0, width, height)
        return canvas
      }
      const whole = painted(image, image.width, image.height)
      URL.revokeObjectURL(address)
      return Promise.all(
        sizes.map(async ([width, height, quality]) => {
          const blob = await painted(whole, width, height).convertToBlob({ type: 'image/webp', quality })
          const reader = new FileReader()
          const read = new Promise<string>(resolve => {
            reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
          })
          reader.readAsDataURL(blob)
          return read
        }),
      )
    },
    { svg, sizes },
  )

export interface Press {
  /** A piece's rasters as WebP, in the order of its sizes. */
  readonly print: (piece: Pick<Piece, 'svg' | 'sizes'>) => Promise<ReadonlyArray<Buffer>>
  /** A page as PNG. */
  readonly shoot: (html: string, width: number) => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** The browser of this machine, which paints what we draw. */
export const openPress = async (): Promise<Press> => {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage()
  return {
    print: async piece => (await encode(page, piece)).map(text => Buffer.from(text, 'base64')),
    shoot: async (html, width) => {
      await page.setViewportSize({ width, height: 900 })
      await page.setContent(html)
      await page.evaluate(() => Promise.all([...document.images].map(image => image.decode())))
      return page.screenshot({ fullPage: true })
    },
    close: () => browser.close(),
  }
}
