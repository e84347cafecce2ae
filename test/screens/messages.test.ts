import { describe, expect, it } from 'vitest'
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
