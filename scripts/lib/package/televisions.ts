const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** As stores know the app; a widget's id has no hyphens. */
const APP_ID = 'sintonia'
const TIZEN_PACKAGE = 'SINTONIA01'

export interface HostedApp {
  /** Where the site is served. */
  readonly address: string
  readonly name: string
  /** `major.minor.patch`, as stores ask for it. */
  readonly version: string
}

/**
 * The widget that opens the site on a Samsung set from Tizen 5 on (a hosted web app): the privilege is for the keys of the
 * remote control, which the page itself asks for, and the back button is the page's.
 */
const tizenConfig = ({ address, name, version }: HostedApp): string => `<?xml version="1.0" encoding="UTF-8"?>
<widget xmlns="http://www.w3.org/ns/widgets" xmlns:tizen="http://tizen.org/ns/widgets" id="${escaped(new URL(address).origin)}/${APP_ID}" version="${version}" viewmodes="maximized">
  <name>${escaped(name)}</name>
  <icon src="icon.png"/>
  <content src="${escaped(address)}"/>
  <access origin="${escaped(new URL(address).origin)}" subdomains="true"/>
  <tizen:application id="${TIZEN_PACKAGE}.${APP_ID}" package="${TIZEN_PACKAGE}" required_version="5.0"/>
  <tizen:privilege name="http://tizen.org/privilege/internet"/>
  <tizen:privilege name="http://tizen.org/privilege/tv.inputdevice"/>
  <tizen:profile name="tv-samsung"/>
  <tizen:setting screen-orientation="landscape" hwkey-event="enable" context-menu="disable"/>
</widget>
`

/** A hosted web app of an LG set from webOS TV 6 on; its back key is the page's. */
const webosInfo = ({ name, version }: HostedApp): string =>
  `${JSON.stringify(
    {
      id: `app.${APP_ID}.tv`,
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

/** Folders to be signed and packed with the tools of each maker; an icon of 512 px belongs beside each. */
export const televisionFiles = (app: HostedApp): Readonly<Record<string, string>> => ({
  'televisions/tizen/config.xml': tizenConfig(app),
  'televisions/webos/appinfo.json': webosInfo(app),
  'televisions/webos/index.html': webosPage(app),
})
