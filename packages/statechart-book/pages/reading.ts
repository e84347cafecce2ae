/** Which little picture stands beside the words; see the explorer's samples. */
export type Sample =
  | 'state'
  | 'frame'
  | 'regions'
  | 'begin'
  | 'arrow'
  | 'colours'
  | 'stays'
  | 'goes'
  | 'asks'
  | 'runs'
  | 'borders'
  | 'tag'
  | 'ends'

type Reading = { readonly sample: Sample; readonly sign: string; readonly words: string }

/** How to read a drawing, for somebody who never saw one. */
export const HOW_TO_READ: readonly Reading[] = [
  {
    sample: 'state',
    sign: 'A box',
    words: 'a state: how things stand until something happens. The chart is in exactly one of them at a time.',
  },
  {
    sample: 'frame',
    sign: 'A box around boxes',
    words: 'as long as one of the inner states holds, the outer one holds too.',
  },
  { sample: 'regions', sign: 'Dashed boxes side by side', words: 'each has a state of its own, all at the same time.' },
  { sample: 'begin', sign: 'A dot', words: 'its arrow shows where things begin.' },
  {
    sample: 'arrow',
    sign: 'An arrow',
    words:
      'the way to the next state. Its words say what sets it off, then on what condition (`if`, `otherwise`), then, behind the small dot, what the app does on the way.',
  },
  {
    sample: 'colours',
    sign: 'Its colour',
    words:
      'who sets it off: the viewer (blue), the clock (amber), an answer (green), a fault (red), nobody at all (violet, dotted: it goes on at once), anything else that happened (grey).',
  },
  { sample: 'stays', sign: 'A round arrow', words: 'it happens without leaving the state.' },
  { sample: 'goes', sign: 'An arrow in a box', words: 'it leads there from anywhere inside this box.' },
  {
    sample: 'asks',
    sign: 'Two arrows against each other',
    words: 'asks the operator, the device or the server, and waits for the answer.',
  },
  {
    sample: 'runs',
    sign: 'A triangle',
    words: 'runs alongside as long as the state holds; it may be a chart of its own.',
  },
  {
    sample: 'borders',
    sign: 'An arrow to a bar, or from one',
    words: 'what is done on entering the state, or on leaving it.',
  },
  {
    sample: 'tag',
    sign: 'A small round sign',
    words: 'what the screens ask the chart for: `busy` shows the waiting sign.',
  },
  { sample: 'ends', sign: 'H, and a double border', words: 'back to where it was left; here it is over.' },
]
