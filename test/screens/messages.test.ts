import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runMessages, translationProblems } from '../support/messages.ts'

const argument = (value: string) => [{ type: 1, value }]
const plural = (value: string) => [{ type: 6, value, options: { other: { value: [{ type: 7 }] } } }]

describe('Messages', () => {
  it('[LANG-01] English, Spanish and Portuguese hold the same messages with the same placeholders', () => {
    expect(runMessages({ check: true })).toEqual([])
  })

  it('[LANG-01] a missing, an unused and a differently filled translation are each named', () => {
    const source = { kept: argument('name'), lost: argument('name'), counted: plural('days') }
    const translation = { kept: argument('nombre'), unused: [], counted: plural('days') }
    expect(translationProblems('es', source, translation)).toEqual([
      'es.json lacks lost',
      'es.json holds unused, which no code declares',
      'es.json kept has {nombre}, the code has {name}',
    ])
  })
})

describe('A file of a language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const [from, to] = [join(folder, 'texts.json'), join(folder, 'languages/fr.json')]
  const command = (...switches: ReadonlyArray<string>) => {
    const script = join(import.meta.dirname, '../support/messages.ts')
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...switches], { encoding: 'utf8' })
    return { status, stdout: stdout.trim(), lines: stderr.trim().split('\n') }
  }

  it('[AHEAD-44] is written into a folder that is made for it, and what it lacks is said beside that', () => {
    writeFileSync(from, JSON.stringify({ 'nav.home': 'Accueil', 'nav.live': '{secret}', 'nav.none': 'Rien' }))
    const { status, stdout, lines } = command('--file', from, '--out', to)
    expect(Object.keys(JSON.parse(readFileSync(to, 'utf8')))).toEqual(['nav.home'])
    expect(status).toBe(0)
    expect(lines).toContain('texts.json lacks nav.guide')
    expect(stdout).toMatch(
      /languages\/fr\.json is written: 1 of \d+ texts; the others are said in the language that "like" names\.$/,
    )
    const english = join(import.meta.dirname, '../../src/ui/intl/en.json')
    expect(command('--file', english, '--out', to)).toEqual({
      status: 0,
      stdout: expect.stringMatching(/is written: all \d+ texts\.$/),
      lines: [''],
    })
  })

  it('[AHEAD-44] is not written of what cannot be read, and the command says why', () => {
    const out = join(folder, 'other.json')
    const said = (...switches: ReadonlyArray<string>) => {
      const { status, lines } = command(...switches)
      return [status, ...lines]
    }
    expect(said('--file', join(folder, 'none.json'), '--out', out)).toEqual([1, `✗ ${folder}/none.json is not there.`])
    writeFileSync(from, '{"nav.home": "Accueil",}')
    expect(said('--file', from, '--out', out)).toEqual([1, expect.stringMatching(/texts\.json is no JSON: /)])
    writeFileSync(from, '{"nav.home": "{name"}')
    expect(said('--file', from, '--out', out)).toEqual([
      1,
      expect.stringMatching(/^✗ texts\.json holds what is no text: .*\{name$/),
    ])
    writeFileSync(from, '{"nav.home": {"defaultMessage": "Accueil"}}')
    expect(said('--file', from, '--out', out)).toEqual([1, '✗ texts.json is no list of texts by id: nav.home is none.'])
    expect(said('--file', from)).toEqual([1, '✗ --file and --out belong together.'])
    expect(existsSync(out)).toBe(false)
  })
})
