interface Question<Output> {
  readonly resolve: (output: Output) => void
  readonly reject: (reason: Error) => void
}

/** A port that a test answers by hand, in the order of the questions. */
export const handPort = <Output, Input = unknown>() => {
  const open: Question<Output>[] = []
  const asked: Input[] = []
  const settle = async (how: (oldest: Question<Output>) => void): Promise<void> => {
    const oldest = open.shift()
    if (oldest === undefined) throw new Error('Nobody asked')
    how(oldest)
    await Promise.resolve()
    await Promise.resolve()
  }
  return {
    asked,
    ask: ({ input }: { readonly input: Input }): Promise<Output> =>
      new Promise((resolve, reject) => {
        asked.push(input)
        open.push({ resolve, reject })
      }),
    /** Answers the oldest question; the chart has taken the answer when this resolves. */
    answer: (output: Output): Promise<void> => settle(({ resolve }) => resolve(output)),
    /** A bug, in place of an answer to the oldest question. */
    fail: (): Promise<void> => settle(({ reject }) => reject(new Error('a bug'))),
    isOpen: (): boolean => open.length > 0,
  }
}
