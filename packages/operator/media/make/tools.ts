import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const loopsDir = fileURLToPath(new URL('../loops/', import.meta.url))

const fontsDir = process.env.INTER_FONTS ?? '/usr/share/fonts/opentype/inter'
export const fontFiles = ['Inter-Medium.otf', 'Inter-SemiBold.otf'].map(name => `${fontsDir}/${name}`)
export const packager = process.env.SHAKA_PACKAGER ?? 'packager'

/** Runs a tool at low priority; fails with what it said. `input` is written to its standard input. */
export const run = async (command: string, args: ReadonlyArray<string>, input?: AsyncIterable<Uint8Array>) => {
  const child = spawn('nice', ['-n', '10', command, ...args], { stdio: ['pipe', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  child.stdin.on('error', () => {})
  if (input) {
    for await (const chunk of input) {
      if (!child.stdin.write(chunk)) await new Promise(resolve => child.stdin.once('drain', resolve))
    }
  }
  child.stdin.end()
  const code = await ended
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\nended with ${code}: ${said}`)
}

export const ffmpeg = (args: ReadonlyArray<string>, input?: AsyncIterable<Uint8Array>) =>
  run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', '-threads', '1', ...args], input)

const answers = (command: string, args: ReadonlyArray<string>) =>
  run(command, args).then(
    () => true,
    () => false,
  )

/** What is missing to make the loops, one sentence each. */
export const missingTools = async (): Promise<ReadonlyArray<string>> => {
  const needs: ReadonlyArray<readonly [present: boolean, sentence: string]> = [
    [await answers('ffmpeg', ['-version']), 'ffmpeg with libx264 (apt install ffmpeg)'],
    [await answers('espeak-ng', ['--version']), 'espeak-ng speaks the names of the languages (apt install espeak-ng)'],
    [
      fontFiles.every(file => existsSync(file)),
      'Inter, for the burnt-in names (apt install fonts-inter, or INTER_FONTS=folder)',
    ],
    [
      await answers(packager, ['--version']),
      'shaka-packager encrypts (npm install --prefix /tmp/packager shaka-packager@3.4.2, then SHAKA_PACKAGER=/tmp/packager/node_modules/shaka-packager/bin/packager-linux-x64)',
    ],
  ]
  return needs.filter(([present]) => !present).map(([, sentence]) => sentence)
}
