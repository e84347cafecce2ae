/** What a timer or the return of the network asks for once more, nobody waits for: it may rest while the operator is sick. */
export const isAskedAgain = ({ type }: { readonly type: string }): boolean =>
  type === 'network.restored' || type.startsWith('xstate.after.')
