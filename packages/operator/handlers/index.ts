import type { endpoints } from '../../../models/wire/index.ts'
import { catalogueHandlers } from './catalogue.ts'
import { channelListHandlers } from './channelLists.ts'
import { channelHandlers } from './channels.ts'
import { deploymentHandlers } from './deployment.ts'
import { guideHandlers } from './guide.ts'
import type { HandlersOf } from './handler.ts'
import { licenceHandlers } from './licence.ts'
import { messageHandlers } from './messages.ts'
import { metricsHandlers } from './metrics.ts'
import { paymentHandlers } from './payment.ts'
import { profileHandlers } from './profile.ts'
import { scanHandlers } from './scan.ts'
import { sessionHandlers } from './session.ts'
import { signUpHandlers } from './signUp.ts'
import { vodListHandlers } from './vodLists.ts'

/** A handler for every call of the contract; one that is missing does not compile (NET-03). */
export const handlers = {
  ...channelHandlers,
  ...guideHandlers,
  ...channelListHandlers,
  ...sessionHandlers,
  ...paymentHandlers,
  ...profileHandlers,
  ...signUpHandlers,
  ...scanHandlers,
  ...deploymentHandlers,
  ...messageHandlers,
  ...catalogueHandlers,
  ...vodListHandlers,
  ...licenceHandlers,
  ...metricsHandlers,
} satisfies HandlersOf<typeof endpoints>
