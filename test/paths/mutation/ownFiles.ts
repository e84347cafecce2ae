/** The charts whose mutants take longest: each has a test file of its own, so that two workers share the time. */
export const OWN_FILES = ['announcements', 'app', 'engine', 'livePlayer', 'search', 'session', 'vodPlayer'] as const
