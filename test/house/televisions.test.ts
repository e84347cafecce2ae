import { expect, it } from 'vitest'
import { iconOf, televisionFiles } from '../../scripts/lib/package/televisions.ts'

const APP = {
  address: 'https://tv.example.com/?from=tv&set=1',
  name: 'Canal & <Som>',
  appId: 'marea-web',
  version: '2.1.0',
}

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

it('[AHEAD-34] [AHEAD-44] brands have ids of their own in a store, which stay, in signs that each maker takes', () => {
  const ids = ['marea-web', 'marea-tv', 'Marea Web!', 'com.marea.tv', 'Марея', 'Ωμέγα'].map(appId => {
    const files = televisionFiles({ ...APP, appId })
    const [, tizen = '', tizenPackage = ''] =
      /<tizen:application id="([^"]*)" package="([^"]*)"/.exec(files['televisions/tizen/config.xml'] ?? '') ?? []
    const { id } = JSON.parse(files['televisions/webos/appinfo.json'] ?? '')
    expect(tizenPackage).toMatch(/^[a-zA-Z\d]{10}$/)
    expect(tizen).toMatch(new RegExp(`^${tizenPackage}\\.[a-zA-Z\\d]{1,52}$`))
    expect(id).toMatch(/^[a-z\d]+(?:[.-][a-z\d]+)+$/)
    expect(televisionFiles({ ...APP, appId, name: 'Another' })['televisions/webos/appinfo.json']).toContain(`"${id}"`)
    return [tizen, id]
  })
  expect(new Set(ids.flat()).size).toBe(2 * ids.length)
})

it('[AHEAD-34] [AHEAD-44] the icon of a set is the picture of 512 px that the manifest names, uncut', () => {
  const icons = [
    { src: '/marea/cut.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/marea/small.png', sizes: '192x192', type: 'image/png' },
    { src: '/marea/large.png?v=2', sizes: '512x512', type: 'image/png' },
  ]
  expect(iconOf({ icons })).toBe('marea/large.png')
  expect(iconOf({ icons: icons.slice(0, 2) })).toBe('icons/icon-512.png')
  expect(iconOf({})).toBe('icons/icon-512.png')
})
