import { freePackage } from './freePackage.ts'
import { killedTab } from './killedTab.ts'
import { logoutElsewhere } from './logoutElsewhere.ts'
import { nextEpisode } from './nextEpisode.ts'
import { offlineAndBack } from './offlineAndBack.ts'
import { storyPage } from './page.ts'
import { storySvg } from './picture.ts'
import { recorder } from './record.ts'
import { refusedLicence } from './refusedLicence.ts'
import { reminder } from './reminder.ts'
import { type StoryStep, stepsOf } from './steps.ts'
import type { Story } from './story.ts'
import { takeover, takeoverZap } from './takeover.ts'
import { tokenEnds } from './tokenEnds.ts'

export const STORIES: readonly Story[] = [
  tokenEnds,
  takeover,
  takeoverZap,
  freePackage,
  reminder,
  killedTab,
  refusedLicence,
  offlineAndBack,
  nextEpisode,
  logoutElsewhere,
]

/** Plays a story and tells its lines. */
export const played = (story: Story): readonly StoryStep[] => {
  const inspector = recorder()
  story.play(inspector)
  return stepsOf(inspector.told())
}

/** The files of all stories, by their names in docs/statecharts. */
export const storyFiles = (): ReadonlyMap<string, string> =>
  new Map(
    STORIES.flatMap(story => {
      const steps = played(story)
      return [
        [`stories/${story.name}.svg`, storySvg(story, steps)],
        [`stories/${story.name}.md`, storyPage(story, steps)],
      ] as const
    }),
  )
