import type { Words } from '@sintonia/statechart-book'
import { accounts } from './account.ts'
import { app } from './app.ts'
import { catalogues } from './catalogue.ts'
import { channels } from './channels.ts'
import { dial } from './dial.ts'
import { engine } from './engine.ts'
import { forms } from './forms.ts'
import { guides } from './guide.ts'
import { lists } from './lists.ts'
import { livePlayer } from './livePlayer.ts'
import { media } from './media.ts'
import { neighbours } from './neighbours.ts'
import { news } from './news.ts'
import { notice } from './notice.ts'
import { players } from './players.ts'
import { presentation } from './presentation.ts'
import { ownAccount, purchase, recharge } from './purchase.ts'
import { release } from './release.ts'
import { searches } from './search.ts'
import { session } from './session.ts'
import { signPicture } from './signPicture.ts'
import { sleepTimer } from './sleepTimer.ts'
import { userLists } from './titleLists.ts'
import { titles } from './titles.ts'
import { vodPlayer } from './vodPlayer.ts'

/** Product words for names of the charts, chart by chart. */
export const GLOSSARY: Readonly<Record<string, Words>> = {
  app,
  session,
  livePlayer,
  presentation,
  engine,
  media,
  dial,
  neighbours,
  notice,
  ownAccount,
  purchase,
  recharge,
  release,
  signPicture,
  sleepTimer,
  vodPlayer,
  ...players,
  ...accounts,
  ...news,
  ...searches,
  ...titles,
  ...userLists,
  ...catalogues,
  ...guides,
  ...lists,
  ...channels,
  ...forms,
}
