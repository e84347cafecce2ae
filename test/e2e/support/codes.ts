import type { HeadEnd } from '@sintonia/operator'
import { expect } from './test.ts'

/** The verification code that went to this address, once it has. */
export const codeFor = async ({ control }: HeadEnd, address: string): Promise<string> => {
  const sent = () => control.verificationCodes().find(({ target }) => target === address)?.code
  await expect.poll(sent).toBeDefined()
  return sent() ?? ''
}
