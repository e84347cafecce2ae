import { duration } from '../../words/duration.ts'
import type { Imprint } from '../imprint.ts'
import { table } from '../markdown.ts'
import type { StoryCard, StoryStep } from './story.ts'

/** A story as text: every line of the run, also those with parts that the picture leaves out. */
export const storyPage = (story: StoryCard, steps: readonly StoryStep[], { write }: Imprint): string =>
  [
    `# ${story.title}`,
    story.lead,
    `![${story.title}: who tells whom what](${story.name}.svg)`,
    '## Every line of the run',
    table(
      ['after', 'from', 'to', 'says', 'who stands then at'],
      steps.map(({ at, from, to, words, entered }) => [
        at === 0 ? '0 s' : duration(at),
        from,
        to,
        words,
        entered.join(', '),
      ]),
    ),
    `Written by \`${write}\` from a run of the real charts; edits here are lost.`,
    '',
  ].join('\n\n')
