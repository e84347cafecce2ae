import {
  header,
  ifRefused,
  type Json,
  on,
  onlySaid,
  type Planted,
  pathOf,
  refusing,
  result,
  succeeding,
  unlessRefused,
  when,
} from './plant.ts'

/** The token of a session before it is renewed. */
let before = ''

export const ENTRANCE_FAULTS: ReadonlyArray<Planted> = [
  {
    title: 'a clock ten minutes behind',
    only: ['entrance'],
    fault: { at: /./, change: answer => header(answer, 'date', new Date(Date.now() - 600_000).toUTCString()) },
    named: ['every call header Date'],
  },
  {
    title: 'a guest who is let in where none may',
    only: ['entrance'],
    fault: on(
      'manifest',
      result(({ otherProperties }) => Object.assign(otherProperties, { visitorMode: 0 })),
    ),
    named: ['login errCode'],
  },
  {
    title: 'a wrong password that ends the login',
    only: ['entrance'],
    fault: on('login', ifRefused(refusing(10101041, 'expired'))),
    named: ['login errCode'],
  },
  {
    title: 'a refusal that tells who is no customer',
    only: ['entrance'],
    fault: on(
      'login',
      ifRefused(when(({ text }) => text.includes('example.invalid'), refusing(10101002, 'There is no such account'))),
    ),
    named: ['login errCode, message'],
  },
  {
    title: 'a salt that is another each time',
    only: ['entrance'],
    fault: on(
      'userRandomValue',
      when(
        ({ text }) => text.includes('example.invalid'),
        answer =>
          succeeding({
            userRandomValue: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
          })(answer),
      ),
    ),
    named: ['userRandomValue result.userRandomValue'],
  },
  {
    title: 'a token that is not renewed',
    only: ['entrance'],
    fault: {
      at: new RegExp(`^(?:${pathOf('login')}|${pathOf('tokenRefresh')})$`),
      change: unlessRefused((answer, { path }) => {
        const body: Json = JSON.parse(answer.text)
        if (path === pathOf('login')) before = body.result.tokens.token
        else body.result.tokens.token = before
        return { ...answer, text: JSON.stringify(body) }
      }),
    },
    named: ['tokenRefresh result.tokens.token'],
  },
  {
    title: 'a refresh token that anybody can make up',
    only: ['entrance'],
    fault: on(
      'tokenRefresh',
      ifRefused(
        when(
          ({ text }) => text.includes('made-up'),
          succeeding({ tokens: { token: 'a-token-for-anybody', refreshToken: 'another-one' } }),
        ),
      ),
    ),
    named: ['tokenRefresh errCode'],
  },
  {
    title: 'a session that outlives its logout',
    only: ['entrance'],
    fault: { at: pathOf('logout'), instead: onlySaid(() => true) },
    named: ['profile errCode', 'tokenRefresh errCode'],
  },
  {
    title: 'a QR code that is confirmed by nobody',
    only: ['entrance'],
    fault: on('quickLoginToken', refusing(10100404, 'not there')),
    named: ['quickLoginToken errCode'],
  },
  {
    title: 'a token that ends as it is renewed',
    only: ['entrance'],
    fault: {
      at: new RegExp(`^(?:${['login', 'tokenRefresh', 'profile', 'topChannels'].map(pathOf).join('|')})$`),
      change: unlessRefused((answer, { path, token }) => {
        if (path === pathOf('login')) before = JSON.parse(answer.text).result.tokens.token
        const isProbe = path === pathOf('profile') || path === pathOf('topChannels')
        return isProbe && token === before ? refusing(10101041, 'expired')(answer) : answer
      }),
    },
    named: ['profile errCode', 'topChannels errCode'],
  },
]
