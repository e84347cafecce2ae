/** What a state or a transition says of itself beside its description: the requirements that it realises. */
export interface ChartMeta {
  readonly requirements: ReadonlyArray<string>
}
