import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './steps.ts'

/** The first Debian whose own Node is one that the README asks for. */
const SUITE = 'trixie'
/** The certificates of a registry that this machine trusts besides, where there are any. */
const CERTIFICATES = '/etc/ssl/registry.pem'

export type Person = 'root' | 'guest'

/** Where each of them has a clone of this revision. */
export const HOUSES: Readonly<Record<Person, string>> = { root: '/root/sintonia', guest: '/home/guest/sintonia' }

/** Everything that a shell in the root knows of this machine. */
const environment = (person: Person): ReadonlyArray<string> => [
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  `HOME=${join(HOUSES[person], '..')}`,
  'LANG=C.UTF-8',
  'DEBIAN_FRONTEND=noninteractive',
  ...(process.env.NODE_EXTRA_CA_CERTS === undefined ? [] : [`NODE_EXTRA_CA_CERTS=${CERTIFICATES}`]),
]

const must = (command: string, ...args: ReadonlyArray<string>): void => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', cwd: ROOT })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}

/** A Debian of its own with Node and npm only, and a clone of this revision for root and for somebody who is not. */
export interface BareRoot {
  readonly folder: string
  /** The command line that runs a shell command there; its processes and mounts end with it. */
  readonly shell: (person: Person, command: string) => ReadonlyArray<string>
  readonly remove: () => void
}

const MOUNTS = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount -t tmpfs tmpfs "$0/dev/shm"'

const shellIn =
  (folder: string): BareRoot['shell'] =>
  (person, command) => [
    ...['unshare', '--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', `${MOUNTS} && exec chroot "$@"`],
    ...[folder, `--userspec=${person}`, folder, 'env', '-i', ...environment(person), 'sh', '-c', command],
  ]

export const makeBareRoot = (): BareRoot => {
  const folder = mkdtempSync('/var/tmp/sintonia-bare-')
  chmodSync(folder, 0o755)
  const shell = shellIn(folder)
  if (spawnSync('debootstrap', ['--version']).error !== undefined)
    must('apt-get', 'install', '-y', '-qq', 'debootstrap')
  must('debootstrap', '--variant=minbase', SUITE, folder)
  const run = (command: string): void => {
    const [program = '', ...args] = shell('root', command)
    must(program, ...args)
  }
  run('apt-get update -qq && apt-get install -y -qq --no-install-recommends nodejs npm && useradd --create-home guest')
  if (process.env.NODE_EXTRA_CA_CERTS !== undefined) {
    copyFileSync(process.env.NODE_EXTRA_CA_CERTS, join(folder, CERTIFICATES))
  }
  for (const house of Object.values(HOUSES)) must('git', 'clone', '--quiet', '--no-local', ROOT, join(folder, house))
  run(`chown -R guest ${HOUSES.guest}`)
  return { folder, shell, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
