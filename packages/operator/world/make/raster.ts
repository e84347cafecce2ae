import { Buffer } from 'node:buffer'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../../../scripts/lib/browser.mjs'
import { ffmpeg } from '../../media/make/tools.ts'
import type { Piece } from './pieces.ts'

type Size = readonly [width: number, height: number, ...others: ReadonlyArray<number>]

/** In base 64, as PNG or as raw pixels; drawn once at its own size, then made smaller: the grains of the print come out even. */
const paint = (
  page: Page,
  svg: string,
  sizes: ReadonlyArray<Size>,
  as: 'png' | 'rgba',
): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    async ({ svg, sizes, as }) => {
      const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
      const image = new Image()
      image.src = address
      await image.decode()
      const painted = (source: CanvasImageSource, width: number, height: number) => {
        const canvas = new OffscreenCanvas(width, height)
        const context = canvas.getContext('2d')
        if (context === null) throw new Error('no canvas')
        context.imageSmoothingQuality = 'high'
        context.drawImage(source, 0, 0, width, height)
        return { canvas, context }
      }
      const whole = painted(image, image.width, image.height).canvas
      URL.revokeObjectURL(address)
      return Promise.all(
        sizes.map(async ([width, height]) => {
          const { canvas, context } = painted(whole, width, height)
          const reader = new FileReader()
          const read = new Promise<string>(resolve => {
            reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
          })
          const pixels = as === 'rgba' && new Blob([context.getImageData(0, 0, width, height).data])
          reader.readAsDataURL(pixels || (await canvas.convertToBlob({ type: 'image/png' })))
          return read
        }),
      )
    },
    { svg, sizes: sizes.map(([width, height]) => [width, height] as const), as },
  )

const AVIF = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=pc,format=yuv420p', '-color_range', 'pc'],
  ...['-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1', '-colorspace', 'bt709'],
  ...['-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '5', '-f', 'avif'],
]

/** What a painted piece is sent as. */
const press =
  (page: Page) =>
  async (piece: Pick<Piece, 'svg' | 'sizes'>, files: ReadonlyArray<URL>): Promise<void> => {
    const painted = await paint(page, piece.svg, piece.sizes, 'png')
    for (const [at, file] of files.entries()) {
      const quality = ['-frames:v', '1', '-crf', String(piece.sizes[at]?.[2]), ...AVIF, fileURLToPath(file)]
      await ffmpeg(['-f', 'image2pipe', '-c:v', 'png', '-i', '-', ...quality], once(painted[at] ?? ''))
    }
  }

async function* once(base64: string) {
  yield Buffer.from(base64, 'base64')
}

export interface Press {
  /** A piece's rasters as AVIF into so many files, in the order of its sizes. */
  readonly print: (piece: Pick<Piece, 'svg' | 'sizes'>, files: ReadonlyArray<URL>) => Promise<void>
  /** Red, green, blue and opacity of every pixel. */
  readonly pixels: (svg: string, width: number, height: number) => Promise<Buffer>
  /** A page as PNG. */
  readonly shoot: (html: string, width: number) => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** The browser of this machine, which paints what we draw. */
export const openPress = async (): Promise<Press> => {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage()
  return {
    print: press(page),
    pixels: async (svg, width, height) => {
      const [painted = ''] = await paint(page, svg, [[width, height]], 'rgba')
      return Buffer.from(painted, 'base64')
    },
    shoot: async (html, width) => {
      await page.setViewportSize({ width, height: 900 })
      await page.setContent(html)
      await page.evaluate(() => Promise.all([...document.images].map(image => image.decode())))
      return page.screenshot({ fullPage: true })
    },
    close: () => browser.close(),
  }
}
