import { expect, it } from 'vitest'
import { televisionFiles } from '../../scripts/lib/package/televisions.ts'

const APP = { address: 'https://tv.example.com/?from=tv&set=1', name: 'Canal & <Som>', version: '2.1.0' }

const textOf = (file: string): string => televisionFiles(APP)[file] ?? ''

/** `&` comes last: what an entity stands for is not read again. */
const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

it('[AHEAD-34] the widget of Tizen opens the site, may ask for the keys of the remote control, and names the brand', () => {
  const widget = textOf('televisions/tizen/config.xml')
  const found = (pattern: RegExp): string => plain(pattern.exec(widget)?.[1] ?? '')
  expect(found(/<content src="([^"<]*)"\/>/)).toBe(APP.address)
  expect(found(/<name>([^<]*)<\/name>/)).toBe(APP.name)
  expect(found(/<access origin="([^"<]*)"/)).toBe('https://tv.example.com')
  expect(widget).toContain('<tizen:privilege name="http://tizen.org/privilege/tv.inputdevice"/>')
  // nothing of a name or an address is taken for a sign of the language
  expect(widget.replace(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&')
})

it('[AHEAD-34] the app of webOS opens the site and leaves its back key to the page', () => {
  const info = JSON.parse(textOf('televisions/webos/appinfo.json'))
  expect(info).toMatchObject({
    type: 'web',
    main: 'index.html',
    title: APP.name,
    version: APP.version,
    disableBackHistoryAPI: true,
  })
  expect(textOf('televisions/webos/index.html')).toContain('url=https://tv.example.com/?from=tv&amp;set=1')
  expect(textOf('televisions/webos/index.html')).toContain('<title>Canal &amp; &lt;Som&gt;</title>')
})
