import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { HOUSES, makeBareRoot, type Person } from './lib/bareRoot.ts'
import { onPath } from './lib/debian.mjs'
import { ROOT } from './lib/steps.ts'

const HELP = `Proves the README's two commands on a bare system: a Debian made for it with Node and npm only (QA-01).
Needs Debian or Ubuntu, root, and the network; nothing is left behind.

  npm run check:bare              both commands, and what somebody without root is told
  npm run check:bare -- --busy    the same beside one busy loop for each core`

const stop = (sentence: string): never => {
  console.error(`\n✗ ${sentence}`)
  process.exit(1)
}

if (process.argv.includes('--help')) {
  console.log(HELP)
  process.exit(0)
}
if (process.getuid?.() !== 0 || onPath('apt-get') === undefined)
  stop('A root of its own is made by root on Debian only.')

const began = performance.now()
const root = makeBareRoot()
const times: string[] = []

/** Runs this part and keeps how long it took. */
const timed = async (title: string, part: () => void | Promise<void>): Promise<void> => {
  console.log(`\n▸ ${title}`)
  const from = performance.now()
  await part()
  times.push(`${title.padEnd(72)} ${((performance.now() - from) / 1000).toFixed(0).padStart(5)} s`)
}

const start = (person: Person, command: string): ChildProcess => {
  const [program = '', ...args] = root.shell(person, `cd ${HOUSES[person]} && ${command}`)
  return spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
}

const passes = (person: Person, command: string): void => {
  const [program = '', ...args] = root.shell(person, `cd ${HOUSES[person]} && ${command}`)
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status === 0) return
  const results = join(root.folder, HOUSES[person], '.results')
  if (existsSync(results)) cpSync(results, join(ROOT, '.results/bare'), { recursive: true })
  stop(
    `${command} ended with ${status} on a bare system, as ${person}. Its results are in .results/bare, all of it in ${root.folder}.`,
  )
}

const isToldThat = (sentence: string, person: Person, command: string): void => {
  const [program = '', ...args] = root.shell(person, `cd ${HOUSES[person]} && ${command} 2>&1`)
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' })
  if (status === 0 || !stdout.includes(sentence))
    stop(`${command}, as ${person}, does not say '${sentence}':\n${stdout}`)
  if (/npm warn|npm WARN/.test(stdout)) stop(`npm warns:\n${stdout}`)
}

const address = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', chunk => {
      process.stdout.write(chunk)
      said += chunk
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    child.on('close', code => reject(new Error(`it ended with ${code}`)))
  })

const answersAt = async (origin: string): Promise<void> => {
  const shell = await fetch(`${origin}/home`)
  const page = await shell.text()
  const [, script = '/assets/none'] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? []
  for (const path of [script, '/config.json']) {
    const { status } = await fetch(`${origin}${path}`)
    if (status !== 200) stop(`${origin}${path} answers ${status}.`)
  }
}

const NEEDS_BROWSER = 'The browser tests need Chromium or Chrome. Install one, or name it'
const NEEDS_GIT = 'The tests of the drawings need git.'

await timed('without root, git and a browser, npm test says what is missing', () => {
  isToldThat(NEEDS_BROWSER, 'guest', 'npm test')
  isToldThat(NEEDS_GIT, 'guest', 'npm test')
})
await timed('npm start', async () => {
  const child = start('root', 'npm start')
  await answersAt(await address(child))
  child.kill('SIGKILL')
})
await timed('npm test', () => {
  const loops = process.argv.includes('--busy') ? cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'])) : []
  const rest = (): void => {
    for (const loop of loops) loop.kill()
  }
  process.on('exit', rest)
  passes('root', 'npm test')
  rest()
})
await timed('without root, CHROMIUM names nothing, and then a browser', () => {
  isToldThat('CHROMIUM names /nowhere, and there is no such file', 'guest', 'CHROMIUM=/nowhere npm test')
  passes(
    'guest',
    'export CHROMIUM=$(command -v chromium-headless-shell) && npm run build && npx playwright test --config test/e2e/playwright.config.ts shell',
  )
})
root.remove()
console.log(
  `\n${times.join('\n')}\n\nBoth commands are green on a bare system (${((performance.now() - began) / 60_000).toFixed(1)} min in all).`,
)
