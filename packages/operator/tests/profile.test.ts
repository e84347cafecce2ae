import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../../models/wire/index.ts'
import { DEMO_PASSWORD, type HeadEnd, startHeadEnd } from '../index.ts'
import { ask, logIn, must } from './support/client.ts'

const LEO = 'leo@sintonia.example'

describe('The profile', () => {
  let headEnd: HeadEnd
  beforeAll(async () => {
    headEnd = await startHeadEnd()
  })
  afterAll(() => headEnd.close())

  const logged = () => must(logIn(headEnd.origin, LEO, DEMO_PASSWORD))
  const update = async (change: object) => {
    const { tokens } = await logged()
    return ask(headEnd.origin, endpoints.profileUpdate, change, tokens.token)
  }

  test('[AUTH-11] what was saved is there at the next login, and the account says that it has changed', async () => {
    const { profileVersion = 0 } = (await logged()).accountInfo
    await update({ fullName: 'Leo Silva', nationality: 'brazilian', cpf: '529.982.247-25' })
    const { tokens, accountInfo } = await logged()
    expect(accountInfo).toMatchObject({ profileVersion: profileVersion + 1, accountName: 'Leo Silva' })
    expect(await must(ask(headEnd.origin, endpoints.profile, {}, tokens.token))).toEqual({
      fullName: 'Leo Silva',
      nationality: 'brazilian',
      cpf: '529.982.247-25',
      idNum: undefined,
      dateOfBirth: '1979-11-02',
      gender: undefined,
      telephoneNumber: undefined,
    })
  })

  test.each([
    [{ cpf: '529.982.247-26', nationality: 'brazilian' }, 10103005],
    [{ idNum: '1', nationality: 'foreigner' }, 10103006],
    [{ dateOfBirth: '2999-01-01' }, 10103003],
    [{ nationality: '' }, 10103004],
    [{ telephoneNumber: 'words' }, 10103002],
    [{ fullName: 'x'.repeat(61) }, 10103001],
  ])('[AUTH-11] [AUTH-08] %j is refused with the code of its field', async (change, errCode) => {
    expect(await update(change)).toMatchObject({ errCode })
  })

  test('[AUTH-11] a guest has none', async () => {
    const guest = await must(ask(headEnd.origin, endpoints.login, { loginInfo: { loginMethod: 'visitorLogin' } }))
    const { errCode } = await ask(headEnd.origin, endpoints.profile, {}, guest.tokens.token)
    expect(errCode).toBe(10101069)
  })
})
