import { DAY, SECOND } from './codec/instant.ts'

/** Milliseconds between two questions for announcements and messages: never so few that the operator is flooded. */
export const messageCheckMs = (wished: number): number => Math.min(Math.max(wished, 10 * SECOND), DAY)
