import { readFile } from 'node:fs/promises'
import { letteredFile, printedFile } from '../world/pictures.ts'
import { type Route, send } from './exchange.ts'
import { DRAWING_POLICY } from './headers.ts'

const PICTURE = /^\/art\/printed\/(\w+)\/([\w-]+)-(\d+)x\d+\.avif$/
const NAME = /^\/art\/printed\/(\w+)\/title\.svg$/

/** What written titles look like: `/art/printed/mar/poster-480x720.avif`, and the name as lettering, `title.svg`. */
export const printedRoute: Route = async exchange => {
  const { response, url } = exchange
  const [, slug = '', name = '', width] = PICTURE.exec(url.pathname) ?? []
  const lettered = letteredFile(NAME.exec(url.pathname)?.[1] ?? '')
  const file = lettered ?? printedFile(slug, name, Number(width))
  if (file === undefined) return false
  response.setHeader('Cache-Control', 'public, max-age=86400')
  if (file === lettered) {
    response.setHeader('Content-Security-Policy', DRAWING_POLICY)
    return send(exchange, 200, 'image/svg+xml; charset=utf-8', await readFile(file, 'utf8'))
  }
  response.setHeader('Content-Type', 'image/avif')
  response.end(await readFile(file))
  return true
}
