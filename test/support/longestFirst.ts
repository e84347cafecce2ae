import type { TestSequencer, TestSpecification } from 'vitest/node'

/** Test files that take longest, longest first. Mutants take time only where no kept result can be believed. */
export const LONGEST = [
  'test/paths/mutation/app.test.ts',
  'test/paths/mutation/vodPlayer.test.ts',
  'test/paths/mutation/others.test.ts',
  'test/paths/mutation/livePlayer.test.ts',
  'test/paths/mutation/search.test.ts',
  'test/paths/mutation/announcements.test.ts',
  'test/paths/mutation/engine.test.ts',
  'test/charts/drawing.test.ts',
  'test/machines/app/everywhere.test.ts',
  'test/machines/vodPlayer/vodPlayer.test.ts',
  'packages/conform/tests/conform.test.ts',
  'packages/operator/tests/mediaPlayback.test.ts',
  'test/machines/titleDetail/titleDetail.test.ts',
  'packages/operator/tests/calls.test.ts',
  'test/machines/search/search.test.ts',
  'test/services/headEnd.test.ts',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex(file => moduleId.endsWith(file))
  return place === -1 ? LONGEST.length : place
}

/** The files that take longest go first, so that no core waits for the other at the end. */
export class LongestFirst implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b))
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files
  }
}
