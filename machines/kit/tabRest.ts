/** Whether anybody can miss what the operator has to say. */
export type TabRest =
  /** The page is hidden, and nothing on it plays. */
  | { readonly type: 'tab.rested' }
  /** It is seen again, or heard. */
  | { readonly type: 'tab.woke' }
