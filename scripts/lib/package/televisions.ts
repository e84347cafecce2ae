import { createHash } from 'node:crypto'
import { fileOf, type WebManifest } from '../config/files.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export interface HostedApp {
  /** Where the site is served. */
  readonly address: string
  readonly name: string
  /** Of config.json: what stores know the app by is made of it. */
  readonly appId: string
  /** `major.minor.patch`, as stores ask for it. */
  readonly version: string
}

/** The ten letters and digits that Tizen asks for. */
const digestOf = (appId: string): string => createHash('sha256').update(appId).digest('hex').slice(0, 10)

/** webOS takes an id as it is where that has no other signs. */
const plainId = (appId: string): string => (/^[a-z\d]+(?:[.-][a-z\d]+)*$/.test(appId) ? appId : digestOf(appId))

/**
 * The widget that opens the site on a Samsung set from Tizen 5 on (a hosted web app): the privilege is for the keys of the
 * remote control, which the page itself asks for, and the back button is the page's.
 */
const tizenConfig = ({ address, name, appId, version }: HostedApp): string => `<?xml version="1.0" encoding="UTF-8"?>
<widget xmlns="http://www.w3.org/ns/widgets" xmlns:tizen="http://tizen.org/ns/widgets" id="${escaped(new URL(address).origin)}/${plainId(appId)}" version="${version}" viewmodes="maximized">
  <name>${escaped(name)}</name>
  <icon src="icon.png"/>
  <content src="${escaped(address)}"/>
  <access origin="${escaped(new URL(address).origin)}" subdomains="true"/>
  <tizen:application id="${digestOf(appId)}.tv" package="${digestOf(appId)}" required_version="5.0"/>
  <tizen:privilege name="http://tizen.org/privilege/internet"/>
  <tizen:privilege name="http://tizen.org/privilege/tv.inputdevice"/>
  <tizen:profile name="tv-samsung"/>
  <tizen:setting screen-orientation="landscape" hwkey-event="enable" context-menu="disable"/>
</widget>
`

/** A hosted web app of an LG set from webOS TV 6 on; its back key is the page's. */
const webosInfo = ({ name, appId, version }: HostedApp): string =>
  `${JSON.stringify(
    {
      id: `app.${plainId(appId)}.tv`,
      version,
      vendor: name,
      type: 'web',
      main: 'index.html',
      title: name,
      icon: 'icon.png',
      largeIcon: 'icon.png',
      resolution: '1920x1080',
      disableBackHistoryAPI: true,
    },
    null,
    2,
  )}\n`

const webosPage = ({ address, name }: HostedApp): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="refresh" content="0; url=${escaped(address)}" />
    <title>${escaped(name)}</title>
  </head>
</html>
`

/** The file of a site's largest icon that is not made to be cut. */
export const iconOf = ({ icons = [] }: WebManifest): string => {
  const icon = icons.find(
    ({ sizes, src, purpose = 'any' }) => sizes === '512x512' && /^[^:]+\.png\b/.test(src) && purpose.includes('any'),
  )
  return fileOf(icon?.src ?? '/icons/icon-512.png')
}

/** Folders to be signed and packed with the tools of each maker; an icon of 512 px belongs beside each. */
export const televisionFiles = (app: HostedApp): Readonly<Record<string, string>> => ({
  'televisions/tizen/config.xml': tizenConfig(app),
  'televisions/webos/appinfo.json': webosInfo(app),
  'televisions/webos/index.html': webosPage(app),
})
