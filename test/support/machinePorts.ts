/** A port that a test answers by hand, in the order of the questions. */
export const handPort = <Output, Input = unknown>() => {
  const open: Array<(output: Output) => void> = []
  const asked: Input[] = []
  return {
    asked,
    ask: ({ input }: { readonly input: Input }): Promise<Output> =>
      new Promise(resolve => {
        asked.push(input)
        open.push(resolve)
      }),
    /** Answers the oldest question; the chart has taken the answer when this resolves. */
    answer: async (output: Output): Promise<void> => {
      const resolve = open.shift()
      if (resolve === undefined) throw new Error('Nobody asked')
      resolve(output)
      await Promise.resolve()
      await Promise.resolve()
    },
    isOpen: (): boolean => open.length > 0,
  }
}
