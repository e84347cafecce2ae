import { hashOf, pick } from './seed.ts'

export const bornIn = (index: number): number => 1948 + (hashOf('born', index) % 52)

const pad = (value: number): string => String(value).padStart(2, '0')

/** What is told of a person by nothing but a number: the same number is the same person. */
export const personLook = (index: number): { readonly avatar: string; readonly birthday: string } => ({
  avatar: `/art/still/portrait-${pick(['ember', 'dusk', 'bone', 'tide', 'rose', 'clay'], index)}-${index}-320x320.svg`,
  birthday: `${bornIn(index)}-${pad(1 + (index % 12))}-${pad(1 + (index % 28))}`,
})
