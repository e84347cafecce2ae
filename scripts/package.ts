import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { timeOf } from './lib/builtFrom.ts'
import { BUILD, MESSAGES } from './lib/checks.ts'
import { borrowed } from './lib/config/borrowed.ts'
import { readManifest } from './lib/config/files.ts'
import { asLines, leftovers, problemsIn } from './lib/config/problems.ts'
import { fileText } from './lib/fileText.ts'
import { hostsOf } from './lib/package/hosts.ts'
import { placeRelease } from './lib/package/release.ts'
import { billOfMaterials } from './lib/package/sbom.ts'
import { caddyfile, cdnHeaders, cdnRedirects, containerfile, nginxConf } from './lib/package/servers.ts'
import { squeezeFolder } from './lib/package/squeezed.ts'
import { iconOf, televisionFiles } from './lib/package/televisions.ts'
import { ROOT, runSteps } from './lib/steps.ts'

const HELP = `npm run package: the built app and all that a server needs of it (docs/deploy.md).

  -- --into DIR        where it is put, beside the releases before it (package/)
  -- --config FILE     your config.json; without, the one that lies in DIR/app stays
  -- --address URL     where it will be served: writes the folders of hosted apps for Tizen and webOS
  -- --minimum REV     open tabs of releases older than this revision are told to load anew`

const stop = (sentence: string): never => {
  console.error(`\n✗ ${sentence}`)
  process.exit(1)
}

const switches = () => {
  try {
    const options = {
      into: { type: 'string' },
      config: { type: 'string' },
      minimum: { type: 'string' },
      address: { type: 'string' },
    } as const
    return parseArgs({ options: { ...options, help: { type: 'boolean' } } }).values
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}\n\n${HELP}`)
  }
}

const { help, into: folder = 'package', config, address, minimum: revision } = switches()
if (help === true) {
  console.log(HELP)
  process.exit(0)
}
const minimum = revision === undefined ? undefined : (timeOf(revision) ?? stop(`git knows no revision ${revision}.`))

if (address !== undefined && !/^https:\/\/./.test(address)) stop(`--address is to be https://..., not ${address}.`)

const own = config === undefined ? undefined : resolve(ROOT, config)
if (own !== undefined) {
  const read = fileText(own)
  const text = E.isLeft(read) ? stop(read.left) : read.right
  const problems = await problemsIn(text, dirname(own))
  if (problems.length > 0) stop(`\n${asLines(basename(own), problems)}`)
  const old = leftovers(text, Date.now())
  if (old.length > 0) console.warn(asLines(basename(own), old, '!'))
}

await runSteps([MESSAGES, BUILD])

const into = resolve(ROOT, folder)
mkdirSync(into, { recursive: true })
const build = join(ROOT, 'dist')
await squeezeFolder(build)
const name = placeRelease({
  build,
  into,
  ...(own !== undefined && { config: own }),
  ...(minimum !== undefined && { minimum }),
})

const app = join(into, 'app')
const deployed = JSON.parse(readFileSync(join(app, 'config.json'), 'utf8'))
const read = hostsOf(deployed)
const hosts = E.isLeft(read) ? stop(read.left) : read.right
const files: Readonly<Record<string, string>> = {
  'nginx.conf': nginxConf(hosts),
  Caddyfile: caddyfile(hosts),
  Containerfile: containerfile(),
  'app/_headers': cdnHeaders(hosts),
  'app/_redirects': cdnRedirects(),
  'sbom.cdx.json': billOfMaterials(),
}
for (const [file, text] of Object.entries(files)) writeFileSync(join(into, file), text)
if (address !== undefined) {
  const { appId, brand } = deployed
  const hosted = { address, appId, name: brand?.name ?? 'Sintonia', version: '1.0.0' }
  for (const [file, text] of Object.entries(televisionFiles(hosted))) {
    mkdirSync(join(into, dirname(file)), { recursive: true })
    writeFileSync(join(into, file), text)
    copyFileSync(join(app, iconOf(readManifest(app) ?? {})), join(into, dirname(file), 'icon.png'))
  }
}
copyFileSync(join(build, 'third-party-notices.txt'), join(into, 'third-party-notices.txt'))
const others = borrowed(deployed, app, build)
if (others.length > 0) console.warn(`\n${asLines(folder, others, '!')}`)
console.log(
  `\nRelease ${name} stands in ${folder}/. docs/deploy.md says how it comes onto a server, and how to roll back.`,
)
