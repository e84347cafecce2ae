import { Buffer } from 'node:buffer'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isPrinted, picturesFolder } from '../pictures.ts'

const inline = (file: URL): string => {
  const type = file.pathname.endsWith('.svg') ? 'image/svg+xml' : 'image/avif'
  return `data:${type};base64,${Buffer.from(readFileSync(file)).toString('base64')}`
}

const image = (slug: string, file: string, style: string): string =>
  `<img src="${inline(new URL(`${slug}/${file}`, picturesFolder))}" alt="" style="${style}">`

const STILL = /^(?!poster|wide).*-640x360/

const section = (name: string, width: number, content: ReadonlyArray<string>): string =>
  `<h2>${name}</h2><div style="grid-template-columns:repeat(auto-fill,${width}px)">${content.join('')}</div>`

const figure = (caption: string, ...content: ReadonlyArray<string>): string =>
  `<figure>${content.join('')}<figcaption>${caption}</figcaption></figure>`

/** All that is printed, to be judged side by side: posters as a row shows them and as small as a phone does, then the rest. */
export const contactSheet = (folders: ReadonlyArray<string>): string => {
  const slugs = folders.filter(slug => isPrinted(slug, 'poster'))
  const posters = slugs.map(slug => figure(slug, image(slug, 'poster-480x720.avif', 'width:200px')))
  const small = slugs.map(slug => image(slug, 'poster-256x384.avif', 'width:60px'))
  const wides = slugs.map(slug =>
    figure(
      slug,
      image(slug, 'wide-1280x720.avif', 'width:400px'),
      image(
        slug,
        'title.svg',
        'position:absolute;left:16px;bottom:40px;height:36px;max-width:160px;object-fit:contain',
      ),
    ),
  )
  const stills = folders.flatMap(slug => {
    const folder = new URL(`${slug}/`, picturesFolder)
    const names = existsSync(folder) ? readdirSync(folder).filter(name => STILL.test(name)) : []
    return names.map(name => figure(`${slug} ${name.split('-640')[0]}`, image(slug, name, 'width:400px')))
  })
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
body{margin:24px;background:#0b0d10;color:#b9c0c8;font:12px sans-serif}div{display:grid;gap:16px}
figure{position:relative;margin:0}img{display:block;border-radius:6px}figcaption{margin-top:4px}</style>
${section('Posters', 200, posters)}${section('At 60 px', 60, small)}${section('Wide', 400, wides)}${section('Stills', 400, stills)}`
}
