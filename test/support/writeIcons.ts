import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url))
const sign = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')

/** Every platform cuts its own shape: the ground goes to the edges, and the sign stays in the inner four fifths. */
const uncut = sign
  .replace(' rx="7"', '')
  .replace(/(<rect[^>]*\/>)(.*)<\/svg>/, '$1<g transform="translate(16 16) scale(.78) translate(-16 -16)">$2</g></svg>')

const ICONS = [
  ['icon-192.png', sign, 192],
  ['icon-512.png', sign, 512],
  ['maskable-512.png', uncut, 512],
  ['apple-touch-icon.png', uncut, 180],
] as const

/** Draws the icons of the installed app from the sign in the tab. */
for (const [name, drawing, width] of ICONS)
  writeFileSync(
    join(PUBLIC, 'icons', name),
    new Resvg(drawing, { fitTo: { mode: 'width', value: width } }).render().asPng(),
  )
