import { fromPromise } from 'xstate'

/** A promise actor that has ended in the moment of its start where its answer is known by then. */
export const settledPromise = <Answer, Input>(
  known: (input: Input) => Answer | undefined,
  ask: (input: Input) => Promise<Answer>,
) => {
  const asking = fromPromise<Answer, Input>(({ input }) => ask(input))
  return {
    ...asking,
    getInitialSnapshot: (...[scope, input]: Parameters<typeof asking.getInitialSnapshot>) => {
      const snapshot = asking.getInitialSnapshot(scope, input)
      const output = known(input)
      return output === undefined ? snapshot : { ...snapshot, status: 'done' as const, output, error: undefined }
    },
  }
}
