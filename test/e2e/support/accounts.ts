import { DEMO_PASSWORD } from '@sintonia/operator'

export interface EmailAccount {
  readonly email: string
  readonly name: string
}

/** Every channel. */
export const ANA: EmailAccount = { email: 'ana@sintonia.example', name: 'Ana Ribeiro' }
/** The basic plan: some channels are locked. */
export const LEO: EmailAccount = { email: 'leo@sintonia.example', name: 'Leo Martín' }
export const BIA = { country: 'BR', phone: '11 98765-4321', name: 'Bia Souza' } as const

export const PASSWORD = DEMO_PASSWORD
