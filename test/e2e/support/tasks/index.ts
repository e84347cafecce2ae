import { arrange, kidsAgain, kidsFirst, password, plan } from './account.ts'
import { audioLanguage, lastEvening, reminder, startOver } from './channels.ts'
import type { Task, Visit } from './task.ts'
import { filmByActor, resume } from './titles.ts'

/** Each as it begins, at home but for the sound, which is that of a channel that plays. */
export const TASKS = {
  lastEvening,
  reminder,
  resume,
  startOver,
  filmByActor,
  audioLanguage,
  plan,
  password,
  kidsFirst,
  kidsAgain,
  arrange,
} satisfies Readonly<Record<string, (visit: Visit) => Promise<Task>>>
