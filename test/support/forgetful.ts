import type { Memory } from '../../src/services/catalogue/memory.ts'

/** Asks for everything each time. */
export const forgetful: Memory = { remembered: call => call, rememberedEach: call => call }
