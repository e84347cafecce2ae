type Reading = { readonly sign: string; readonly words: string }

/** How to read a drawing, for somebody who never saw one. */
export const HOW_TO_READ: readonly Reading[] = [
  {
    sign: 'A box',
    words: 'a state: how things stand until something happens. It is in exactly one of them at a time.',
  },
  { sign: 'A box around boxes', words: 'as long as one of the inner states holds, the outer one holds too.' },
  { sign: 'Dashed boxes side by side', words: 'each has a state of its own, all at the same time.' },
  { sign: 'A dot', words: 'its arrow shows where things begin.' },
  {
    sign: 'An arrow',
    words:
      'a way to the next state. Its words say what sets it off, then the condition (`if`, `otherwise`), then, after the small dot, what the app does on the way.',
  },
  {
    sign: 'The colour',
    words:
      'who sets it off: the viewer (blue), the clock (amber), an answer (green), a fault (red), nobody at all (violet and dotted: it goes on at once), anything else that happened (grey).',
  },
  { sign: 'A round arrow', words: 'it happens without leaving the state.' },
  { sign: 'An arrow in a box', words: 'it leads there from anywhere inside this box.' },
  {
    sign: 'Two arrows against each other',
    words: 'asks the operator, the device or the server, and waits for the answer.',
  },
  { sign: 'A triangle', words: 'runs alongside as long as the state holds; it may be a chart of its own.' },
  { sign: 'An arrow to a bar, from a bar', words: 'what is done on entering the state, on leaving it.' },
  { sign: 'A small round sign', words: 'what the screens ask the chart for: `busy` shows the waiting sign.' },
  { sign: 'H, a double border', words: 'goes back to where it was left; here it is over.' },
]
