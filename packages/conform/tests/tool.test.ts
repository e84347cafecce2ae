import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type HeadEnd, startHeadEnd } from '@sintonia/operator'
import { SaxesParser } from 'saxes'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Unclear, wishOf } from '../arguments.ts'
import { run } from '../command.ts'
import { conform, type Report } from '../conform.ts'
import { FORMS } from '../report/forms.ts'
import { selfSigned } from './support/certificate.ts'
import { endless } from './support/faults/index.ts'
import { startScratch } from './support/scratch.ts'

const ACCOUNT = { name: DEMO_ACCOUNTS[0]?.email ?? '', password: DEMO_PASSWORD }
const LIMITS = { timeoutMs: 400, maxBytes: 1024 * 1024 }
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

const portOf = (server: Server): number => (server.address() as AddressInfo).port

describe('the command line', () => {
  test.each([
    ['no address', [], /Which back end\?/],
    ['no address at all', ['their-backend'], /is an address like https:\/\/backend\.example/],
    ['another protocol', ['ftp://backend.example'], /is an address like/],
    ['a path', ['https://backend.example/api'], /an origin, without a path: https:\/\/backend\.example/],
    ['a password in the address', ['https://ana:secret@backend.example'], /--account and --password/],
    ['two addresses', ['https://a.example', 'https://b.example'], /One back end at a time/],
    ['an unknown switch', ['https://a.example', '--fast'], /fast/],
    ['an account without a password', ['https://a.example', '--account', 'ana'], /needs a password/],
    ['an account without a name', ['https://a.example', '--account', ' ', '--password', 'x'], /needs the name/],
    ['a password without an account', ['https://a.example', '--password', 'x'], /needs the account/],
    ['an unknown report', ['https://a.example', '--report', 'pdf'], /text, json, junit/],
    ['a host that is none', ['https://a.example', '--hosts', 'a b'], /this is none/],
    ['an unknown part', ['https://a.example', '--only', 'live,films'], /this is none: “films”/],
    ['an app without an origin', ['https://a.example', '--app', 'app'], /--app is an address/],
  ])('[AHEAD-40] %s is answered with a sentence', (_, words, sentence) => {
    expect(() => wishOf(words, {})).toThrow(Unclear)
    expect(() => wishOf(words, {})).toThrow(sentence)
  })

  test('[AHEAD-40] a password may stand in the environment', () => {
    const wish = wishOf(['https://a.example', '--account', 'ana'], { CONFORM_PASSWORD: 'hidden' })
    expect(wish).toMatchObject({ options: { account: { name: 'ana', password: 'hidden' } }, form: 'text' })
  })
})

describe('an address that is no back end', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close()
      server.closeAllConnections()
    }
  })
  const serve = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener)
    servers.push(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${portOf(server)}`
  }
  const stopped = async (origin: string): Promise<string | undefined> =>
    (await conform({ backEnd: new URL(origin), account: ACCOUNT, limits: LIMITS })).stopped

  test('[AHEAD-40] no such host', async () => {
    expect(await stopped('https://no-such-host.invalid')).toMatch(
      /there is no host no-such-host\.invalid, or no network/,
    )
  })

  test('[AHEAD-40] nobody listens', async () => {
    const origin = await serve(() => undefined)
    for (const server of servers.splice(0)) await new Promise(resolve => server.close(resolve))
    expect(await stopped(origin)).toMatch(/takes no connection \(ECONNREFUSED\)/)
  })

  test('[AHEAD-40] https where there is none', async () => {
    const origin = await serve((_, response) => response.end('{}'))
    expect(await stopped(origin.replace('http:', 'https:'))).toMatch(/does not speak https/)
  })

  test('[AHEAD-40] a certificate that nobody vouches for', async () => {
    const server = createSecureServer(selfSigned('localhost'), (_, response) => response.end('{}'))
    servers.push(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    expect(await stopped(`https://127.0.0.1:${portOf(server)}`)).toMatch(
      /the certificate of .+ is signed by itself alone/,
    )
  })

  test.each([
    [
      'a web page everywhere',
      '<!doctype html><title>Sintonia</title>',
      /answers with a web page.+address of the back end, and not of the app\?/,
    ],
    ['nothing', '', /answers 200 with nothing/],
    ['something else', 'hello', /something that is no JSON object: "hello"\./],
    ['a byte order mark', '\uFEFF{"errCode":0}', /byte order mark \(EF BB BF\).+: "\\uFEFF\{/],
    ['a message of PHP', '<br />\n<b>Warning</b>:  Undefined {"errCode":0}', /a message of PHP.+display_errors is on/],
    ['a token that is no JSON', 'token=Zm9yZ290dGVu', /no JSON object: "token: ‹secret›"/],
    ['something behind its answer', '{"errCode":0}\n<b>Notice</b>', /something stands behind the JSON/],
    ['what is packed and does not say so', gzipSync('{"errCode":0}'), /gzip \(1F 8B\) without a header/],
    ['sealed bodies', '{"errCode":0,"result":{"e2eeProperties":{"enabled":1}}}', /sealed bodies only/],
  ])('[AHEAD-40] %s', async (_, body, sentence) => {
    const origin = await serve((_request, response) => response.end(body))
    expect(await stopped(origin)).toMatch(sentence)
  })

  test('[AHEAD-40] what is not packed as it says', async () => {
    const origin = await serve((_, response) => response.setHeader('Content-Encoding', 'gzip').end('{"errCode":0}'))
    expect(await stopped(origin)).toMatch(/the body is not packed as its header Content-Encoding says/)
  })

  test('[AHEAD-40] an address that leads to another', async () => {
    const origin = await serve((_, response) => response.writeHead(301, { Location: 'https://other.example/' }).end())
    expect(await stopped(origin)).toMatch(/sends on to https:\/\/other\.example\/: give the address/)
  })

  test('[AHEAD-40] a body without an end', async () => {
    const origin = await serve((_, response) => endless(response))
    expect(await stopped(origin)).toMatch(/an answer of more than 1 MiB/)
  })

  test('[AHEAD-40] nobody answers', async () => {
    const origin = await serve(() => undefined)
    expect(await stopped(origin)).toMatch(/no whole answer within 0\.4 s/)
  })

  test('[AHEAD-40] who stops answering is asked three times and no more', async () => {
    let asked = 0
    const origin = await serve((_, response) => {
      asked += 1
      if (asked > 10) return
      response.setHeader('Content-Type', 'application/json').end('{"errCode":0,"result":{}}')
    })
    const report = await conform({ backEnd: new URL(origin), limits: LIMITS })
    expect(report.stopped).toMatch(/stopped answering: no whole answer/)
    expect(report.requests).toBe(13)
    expect(report.checks.length).toBeGreaterThan(3)
    expect(asked).toBe(13)
  })

  test('[AHEAD-40] one request at a time, and none before a busy back end wishes it', async () => {
    let [open, most] = [0, 0]
    const asked: number[] = []
    const origin = await serve((request, response) => {
      open += 1
      most = Math.max(most, open)
      if (request.url === '/config.json') asked.push(performance.now())
      const isBusy = request.url === '/config.json' && asked.length === 1
      setTimeout(() => {
        open -= 1
        response.writeHead(isBusy ? 503 : 200, { 'Retry-After': '0.2' }).end('{"errCode":0,"result":{}}')
      }, 5)
    })
    await conform({ backEnd: new URL(origin), limits: LIMITS })
    expect(most).toBe(1)
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThan(190)
  })
})

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const ended = async (...words: ReadonlyArray<string>): Promise<Ended> => {
  let [stdout, stderr] = ['', '']
  const out = (text: string): void => {
    stdout += text
  }
  const err = (text: string): void => {
    stderr += text
  }
  return { code: await run(words, {}, { out, err }), stdout, stderr }
}

/** As somebody runs it. */
const spawned = (...words: ReadonlyArray<string>): Promise<Ended> =>
  new Promise(resolve => {
    execFile(process.execPath, [MAIN, ...words], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
  })

const wellFormed = (xml: string): ReadonlyArray<string> => {
  const names: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => names.push(name))
  parser.write(xml).close()
  return names
}

describe('a report', () => {
  let operator: HeadEnd
  let folder: string
  beforeAll(async () => {
    operator = await startHeadEnd({ notices: true })
    folder = await mkdtemp(join(tmpdir(), 'conform-'))
  })
  afterAll(async () => {
    await operator.close()
    await rm(folder, { recursive: true })
  })
  const words = () => [operator.origin, '--account', ACCOUNT.name, '--only', 'account']

  test('[AHEAD-40] ends with 0 where nothing differs', async () => {
    const { code, stdout, stderr } = await spawned(...words(), '--password', ACCOUNT.password)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`${operator.origin}: nothing differs`)
  })

  test('[AHEAD-40] ends with 1 where something does, and says it of a wrong account', async () => {
    const out = join(folder, 'report.json')
    const { code, stdout } = await ended(...words(), '--password', 'not-hers1', '--report', 'json', '--out', out)
    expect(code).toBe(1)
    expect(stdout).toMatch(
      /login, as nobody\n {2}errCode\n {4}asked {5}lets the account in with its password\n {4}came {6}"10101002: The account or the password is wrong"/,
    )
    const kept = await readFile(out, 'utf8')
    expect(JSON.parse(kept)).toMatchObject({
      backEnd: operator.origin,
      differences: [{ call: 'login', field: 'errCode', source: expect.stringContaining('docs/api.md') }],
    })
    expect(stdout + kept).not.toContain('not-hers1')
  })

  test.each([
    ['it could not be tried', ['http://127.0.0.1:2'], /127\.0\.0\.1:2 cannot be tried/],
    [
      'it is for another program',
      ['http://127.0.0.1:2', '--report', 'junit'],
      /<error message=.+\n.*http.+ cannot be tried/s,
    ],
    ['it was not understood', ['--account'], /--account/],
    ['there is no place for it', ['http://127.0.0.1:2', '--out', '/no/such/report.xml'], /report cannot be written/],
  ])('[AHEAD-40] ends with 2 and a sentence where %s', async (_, wrong, sentence) => {
    const { code, stdout, stderr } = await ended(...wrong)
    expect(code).toBe(2)
    expect(stdout + stderr).toMatch(sentence)
    expect(stdout + stderr).not.toMatch(/\n\s+at |node:internal/)
  })

  test('[AHEAD-40] says in a sentence what it did not understand, and how it is asked', async () => {
    const { code, stderr } = await spawned('--fast')
    expect(code).toBe(2)
    expect(stderr).toMatch(/--fast[\s\S]+npm run conform -- https:/)
    expect(stderr).not.toMatch(/\n\s+at |node:internal/)
    expect(await ended('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('--account NAME') })
  })

  test('[AHEAD-40] no form of it holds a password, a key or a token, wherever a back end puts them', async () => {
    const scratch = await startScratch(operator.origin)
    let given = ''
    scratch.plant({
      at: /./,
      change: (answer, { path, token }) => {
        given = token === '' ? given : token
        if (path.endsWith('/login/v3'))
          return {
            ...answer,
            text: answer.text.replace('"tokens":{', '"extra":{"bearer":"Zm9yZ290dGVu-Zm9yZ290dGVu"},"tokens":{'),
          }
        if (path.endsWith('/plan/list'))
          return { ...answer, text: `{"errCode":7,"message":"no ${given} ${ACCOUNT.password}"}` }
        if (path.endsWith('/profile/query/v1'))
          return {
            ...answer,
            text: `{"errCode":0,"result":{"gender":"Zm9yZ290dGVu-Zm9yZ290dGVu","cpf":["?token=${given}"]}}`,
          }
        return answer
      },
    })
    const report = await conform({ backEnd: new URL(scratch.origin), account: ACCOUNT, only: ['account'] })
    await scratch.close()
    expect(scratch.tokens.size).toBeGreaterThan(6)
    for (const form of Object.values(FORMS)) {
      const text = form(report)
      for (const secret of [ACCOUNT.password, 'Zm9yZ290dGVu', ...scratch.tokens]) expect(text).not.toContain(secret)
      expect(text).toContain('‹secret›')
    }
  })

  test.each<readonly [string, (value: unknown) => unknown]>([
    ['text is half a letter', value => (typeof value === 'string' ? '\ud800\r\n' : value)],
    ['number is beyond all bounds', value => (typeof value === 'number' && value > 9 ? 1e308 : value)],
    ['address is none', value => (/^(?:https?:|\/)/.test(String(value)) ? 'http://[' : value)],
    ['record is null', value => (Array.isArray(value) ? value.map(() => null) : value)],
  ])('[AHEAD-40] is written where every %s', async (_, change) => {
    const scratch = await startScratch(operator.origin)
    const changed = (text: string): string => {
      const body: unknown = JSON.parse(text)
      return JSON.stringify(body, (name, value) => (name === 'message' ? value : change(value)))
    }
    scratch.plant({
      at: /api\/.*(?:channel|playlist|detail|playSource|manifest|tracker|login)/,
      change: answer => (answer.text.startsWith('{"errCode":0') ? { ...answer, text: changed(answer.text) } : answer),
    })
    const report = await conform({
      backEnd: new URL(scratch.origin),
      account: ACCOUNT,
      only: ['live', 'titles', 'hosts'],
    })
    await scratch.close()
    expect(report.checks.flatMap(({ differences }) => differences).length).toBeGreaterThan(1)
    for (const form of Object.values(FORMS)) expect(form(report).length).toBeLessThan(200_000)
    wellFormed(FORMS.junit(report))
  })

  test('[AHEAD-40] is written where a list is twenty thousand long', async () => {
    const scratch = await startScratch(operator.origin)
    const titles = JSON.stringify(Array(20_000).fill({ metaId: 7, poster: 'javascript:' }))
    const text = `{"errCode":0,"result":{"media":{"metaId":"m"},"personList":${titles}}}`
    scratch.plant({ at: /media\/detail/, change: answer => ({ ...answer, text }) })
    const report = await conform({ backEnd: new URL(scratch.origin), account: ACCOUNT, only: ['titles'] })
    await scratch.close()
    expect(report.checks.flatMap(({ differences }) => differences).length).toBeLessThan(20)
  })

  test('[AHEAD-40] is written where an answer is nested without an end', async () => {
    const scratch = await startScratch(operator.origin)
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    scratch.plant({ at: /banner/, change: answer => ({ ...answer, text: `{"errCode":0,"result":${deep}}` }) })
    const report = await conform({ backEnd: new URL(scratch.origin), account: ACCOUNT, only: ['live'] })
    await scratch.close()
    const found = report.checks.flatMap(({ differences }) => differences)
    expect(found).toMatchObject([{ call: 'channelBanners', field: 'result', expected: 'an object' }])
  })

  test('[AHEAD-40] is well-formed for JUnit, whatever a back end says', () => {
    const difference = {
      call: 'a<b',
      as: 'guest',
      about: 'answers',
      field: '"x" & \u0000\ud800',
      came: ']]>\u001b[31m<b>',
      expected: '😀',
      source: 'docs/api.md, Answers',
      also: [{ call: 'c&d', field: '"x" & \u0000\ud800' }],
      more: 2,
    } as const
    const check = { call: 'a<b', as: 'guest', about: 'a "b"', differences: [difference], unasked: undefined } as const
    const report: Report = {
      backEnd: 'https://a.example',
      checks: [check, { ...check, differences: [], unasked: 'no & never' }, { ...check, differences: [] }],
      requests: 3,
      seconds: 1,
      stopped: 'it <stopped>',
    }
    const names = wellFormed(FORMS.junit(report))
    const counted = (name: string): number => names.filter(each => each === name).length
    expect([counted('testcase'), counted('failure'), counted('skipped'), counted('error')]).toEqual([4, 1, 1, 1])
    expect(JSON.parse(FORMS.json(report)).differences).toHaveLength(1)
    expect(FORMS.text(report)).toContain('and 2 more like it')
  })
})
