/** The charts that `npm test` walks in a browser: those that hold the others, and those that most depends on. */
export const WALKED = [
  'login',
  'entrance',
  'livePlayer',
  'broadcast',
  'broadcastPlayer',
  'reminders',
  'vodHome',
  'toasts',
] as const
