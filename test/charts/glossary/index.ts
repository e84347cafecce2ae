import { app } from './app.ts'
import { channels } from './channels.ts'
import { dial } from './dial.ts'
import { engine } from './engine.ts'
import { forms } from './forms.ts'
import { lists } from './lists.ts'
import { livePlayer } from './livePlayer.ts'
import { notice } from './notice.ts'
import { presentation } from './presentation.ts'
import { ownAccount, purchase, recharge } from './purchase.ts'
import { session } from './session.ts'
import { sleepTimer } from './sleepTimer.ts'

/**
 * Product words for names of the charts, where the name alone does not say enough. A guard completes `if ...`, an action
 * is an order (`keep the tokens`), an actor a full phrase (`asks the operator for new tokens`), an event a sentence.
 * `session.*` says who sends the events of that family. A name that is missing here is read out as it is: `isLastActive` is `last active`.
 */
export type Glossary = Readonly<Record<string, string>>

export const GLOSSARY: Readonly<Record<string, Glossary>> = {
  app,
  session,
  livePlayer,
  presentation,
  engine,
  dial,
  notice,
  ownAccount,
  purchase,
  recharge,
  sleepTimer,
  ...lists,
  ...channels,
  ...forms,
}

/** Who sends the events of a family, the first word of their name; another chart of that name needs no entry. */
export const SENDERS: Glossary = {
  viewer: 'the person',
  clock: 'the clock',
  network: 'the device, about its network',
  tab: 'the browser, about this tab',
  token: 'a call that the operator did not accept',
  language: 'the choice of language',
  toast: 'any part of the app that has something to say',
  request: 'a call to the operator',
  zap: 'the zapping keys, once they rest',
  tools: 'the tools of the channel list, once their code has come',
  ownView: 'the device, about what the person leaves out',
  stage: 'the picture on the page',
  picture: 'the player, about what it shows',
  page: 'the app, about the page on screen',
  leaving: 'the device, which remembers the choice',
  media: 'the video in the browser',
  shop: 'the browser, about the tab of the member site',
  draft: 'the page, about what was typed',
}
