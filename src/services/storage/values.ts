import * as t from 'io-ts'
import { AccountId, UserInfo } from '../../../models/account.ts'
import { AppProperties } from '../../../models/appProperties.ts'
import { ChannelChoices } from '../../../models/channelChoices.ts'
import { LogicalChannelId } from '../../../models/channelIds.ts'
import { tolerantArray } from '../../../models/codec/decode.ts'
import { oneOf } from '../../../models/codec/optional.ts'
import { DrmTemplate } from '../../../models/drmTemplate.ts'
import { KidsLocks } from '../../../models/kidsLock.ts'
import { Language } from '../../../models/language.ts'
import { TokenInfo } from '../../../models/token.ts'
import { DeviceFingerprint } from '../../../models/wire/device.ts'
import type { DeviceStorage } from './storage.ts'

export const Theme = oneOf('Theme', ['dark', 'light'])
export type Theme = t.TypeOf<typeof Theme>

const LastChannels = t.record(t.string, LogicalChannelId, 'LastChannels')
const ChoicesByAccount = t.record(t.string, ChannelChoices, 'ChoicesByAccount')

/** Everything the app keeps on the device, by name (STORE-01, SES-05). */
export const makeStoredValues = (storage: DeviceStorage) => ({
  tokens: storage.value('user', 'tokens', TokenInfo),
  account: storage.value('user', 'account', UserInfo),
  drmTemplates: storage.value('user', 'drmTemplates', tolerantArray(DrmTemplate)),
  favouriteIds: storage.value('user', 'favouriteIds', tolerantArray(LogicalChannelId)),
  channelChoices: storage.value('device', 'channelChoices', ChoicesByAccount),
  lastChannels: storage.value('device', 'lastChannels', LastChannels),
  kidsLocks: storage.value('device', 'kidsLocks', KidsLocks),
  /** Play config, settings and looks as the operator gave them last. */
  appProperties: storage.value('device', 'appProperties', AppProperties),
  /** Accounts whose password was chosen by the person (AUTH-04). */
  ownPasswords: storage.value('device', 'ownPasswords', tolerantArray(AccountId)),
  language: storage.value('device', 'language', Language),
  /** Code of the file whose words were chosen; empty: the app's own. */
  words: storage.value('device', 'words', t.string),
  theme: storage.value('device', 'theme', Theme),
  hidesSpoilers: storage.value('device', 'hidesSpoilers', t.boolean),
  letterKeys: storage.value('device', 'letterKeys', t.boolean),
  deviceId: storage.value('device', 'deviceId', DeviceFingerprint),
})
export type StoredValues = ReturnType<typeof makeStoredValues>
