import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a command of this machine lies. */
export const onPath = command =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, command))
    .find(path => existsSync(path))

const run = (...args) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0

/** Installs a package of Debian where that is possible: by root, where there is apt. */
export const install = name => {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return
  console.log(`▸ Installing ${name} for the tests …`)
  if (run('update', '-qq')) run('install', '-y', '-qq', '--no-install-recommends', name)
}
