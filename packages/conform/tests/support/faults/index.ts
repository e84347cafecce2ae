import { ACCOUNT_FAULTS } from './account.ts'
import { CHANNEL_FAULTS } from './channels.ts'
import { ENTRANCE_FAULTS } from './entrance.ts'
import { GUIDE_FAULTS } from './guide.ts'
import type { Planted } from './plant.ts'
import { SEARCH_FAULTS } from './search.ts'
import { STREAM_FAULTS } from './streams.ts'
import { TITLE_LIST_FAULTS } from './titleLists.ts'
import { TITLE_FAULTS } from './titles.ts'

export { APP_FAULTS, FOREIGN_FAULTS, KEPT_FAULTS } from './elsewhere.ts'
export { endless, type Planted } from './plant.ts'

export const FAULTS: ReadonlyArray<Planted> = [
  ...CHANNEL_FAULTS,
  ...GUIDE_FAULTS,
  ...STREAM_FAULTS,
  ...TITLE_FAULTS,
  ...SEARCH_FAULTS,
  ...TITLE_LIST_FAULTS,
  ...ENTRANCE_FAULTS,
  ...ACCOUNT_FAULTS,
]
