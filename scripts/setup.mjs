// Prepares a fresh machine: packages first, then (with --tests) what the tests drive: a browser, and git.
// Plain JavaScript without dependencies, because it runs under whatever Node is there before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareBrowser } from './lib/browser.mjs'
import { install, onPath } from './lib/debian.mjs'
import { lockProblemsAt } from './lib/lockFile.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = join(ROOT, 'node_modules', '.sintonia-lock')

const stop = sentence => {
  console.error(`\n✗ ${sentence}`)
  process.exit(1)
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')

const installPackages = () => {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    stop(`Node 20 or newer is needed to begin; this is ${process.versions.node}. Install it and run the command again.`)
  }
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return
  const strays = lockProblemsAt(ROOT)
  if (strays.length > 0) {
    stop(
      `package-lock.json is not of these manifests; write it anew with npm install, and look at it.\n  ${strays.join('\n  ')}`,
    )
  }
  // What npm warns of is the Node that it runs on; everything else runs on the pinned one.
  // Not npm ci: it refuses a lock file that lacks other platforms' optional packages, as a registry may.
  console.log('▸ Installing packages (a minute on a fresh machine) …')
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (status !== 0) {
    stop(
      'The packages could not be installed. Is the npm registry reachable? What npm said stands above; then run the command again.',
    )
  }
  writeFileSync(STAMP, lockHash())
}

const checkPinnedNode = () => {
  const node = join(ROOT, 'node_modules', '.bin', 'node')
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (status !== 0 || !stdout.startsWith('v24.')) {
    stop(
      'The pinned Node 24 did not install (npm package "node"). Allow its install script: npm install-scripts approve node, then npm install.',
    )
  }
}

/** The drawings of what has changed since a revision are made from git's files. */
const prepareGit = () => {
  if (onPath('git') === undefined) install('git')
  return onPath('git') === undefined
    ? 'The tests of the drawings need git. Install it and run the command again.'
    : undefined
}

installPackages()
checkPinnedNode()
if (process.argv.includes('--tests')) {
  const problems = [prepareGit(), prepareBrowser()].filter(problem => problem !== undefined)
  if (problems.length > 0) stop(problems.join('\n✗ '))
}
