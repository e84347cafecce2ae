import type { StoryStep } from '@sintonia/statechart-book/pages'
import { freePackage } from './freePackage.ts'
import { killedTab } from './killedTab.ts'
import { logoutElsewhere } from './logoutElsewhere.ts'
import { nextEpisode } from './nextEpisode.ts'
import { offlineAndBack } from './offlineAndBack.ts'
import { recorder } from './record.ts'
import { refusedLicence } from './refusedLicence.ts'
import { reminder } from './reminder.ts'
import { stepsOf } from './steps.ts'
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
