import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profileChange, profileFieldsOf, rebasedProfile, refusedProfileField } from '../../models/profileEdit.ts'
import {
  givenProfile,
  NO_PROFILE,
  type ProfileFields,
  profileFields,
  profileProblems,
} from '../../models/profileFields.ts'
import { profiles } from './accountArbitraries.ts'

const TODAY = '2026-06-01'
const ANA: ProfileFields = {
  fullName: 'Ana Ribeiro',
  telephoneNumber: '+55 11 91234-5678',
  dateOfBirth: '1988-03-14',
  nationality: 'brazilian',
  cpf: '529.982.247-25',
  idNum: '',
  gender: 'female',
}

const anyFields: fc.Arbitrary<ProfileFields> = fc.record({
  fullName: fc.constantFrom('', 'Ana', 'Leo'),
  telephoneNumber: fc.constantFrom('', '12345'),
  dateOfBirth: fc.constantFrom('', '1988-03-14'),
  nationality: fc.constantFrom('', 'brazilian', 'foreigner'),
  cpf: fc.constantFrom('', '529.982.247-25'),
  idNum: fc.constantFrom('', 'AR30123456'),
  gender: fc.constantFrom('', 'female', 'other'),
})

describe('A profile that changes', () => {
  it('[AUTH-11] only what is another goes to the operator; what was emptied is taken away', () => {
    expect(profileChange(ANA, ANA)).toEqual({})
    expect(profileChange(ANA, { ...ANA, fullName: 'Ana Lima', telephoneNumber: '' })).toEqual({
      fullName: 'Ana Lima',
      telephoneNumber: '',
    })
  })

  it('[AUTH-08] [AUTH-11] with another nationality the document of the one before goes away', () => {
    expect(profileChange(ANA, { ...ANA, nationality: 'foreigner', idNum: 'AR30123456' })).toEqual({
      nationality: 'foreigner',
      idNum: 'AR30123456',
      cpf: '',
    })
  })

  it('[AUTH-11] what is sent makes of the profile before what the form holds', () => {
    fc.assert(
      fc.property(anyFields, anyFields, (saved, typed) => {
        const before = { ...NO_PROFILE, ...givenProfile(saved) }
        expect(givenProfile({ ...before, ...(profileChange(before, typed) as Partial<ProfileFields>) })).toEqual(
          givenProfile(typed),
        )
      }),
    )
  })

  it('[AUTH-11] what somebody typed stays over a profile that another tab has changed; the rest follows it', () => {
    fc.assert(
      fc.property(anyFields, anyFields, anyFields, (before, typed, fresh) => {
        const now = rebasedProfile(before, typed, fresh)
        for (const field of profileFields)
          expect(now[field]).toBe(typed[field] === before[field] ? fresh[field] : typed[field])
      }),
    )
  })

  it('[AUTH-11] the operator says by the code which field it refuses', () => {
    expect([10103001, 10103005, 10103006, 10100500].map(refusedProfileField)).toEqual([
      'fullName',
      'cpf',
      'idNum',
      undefined,
    ])
  })

  it('[NET-10] [AUTH-11] every profile fits into the form', () => {
    fc.assert(
      fc.property(profiles, profile => {
        const fields = profileFieldsOf(profile)
        for (const field of profileFields) expect(fields[field]).toBe(profile[field] ?? '')
      }),
    )
  })

  it('[AUTH-08] [VALID-05] a Brazilian without a CPF that fits is told so at that field', () => {
    expect(profileProblems({ ...ANA, cpf: '529.982.247-26' }, TODAY)).toEqual({ cpf: 'cpfFormat' })
    expect(profileProblems({ ...ANA, nationality: '' }, TODAY)).toEqual({ nationality: 'unselected' })
    expect(profileProblems({ ...ANA, dateOfBirth: TODAY }, TODAY)).toEqual({ dateOfBirth: 'birthDate' })
    expect(profileProblems(NO_PROFILE, TODAY)).toEqual({})
  })
})
