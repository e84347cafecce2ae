import { toId } from '../../models/codec/id.ts'
import type { Page, PageParams } from '../../models/page.ts'
import { CategoryType, PlaylistId } from '../../models/playlist.ts'
import type { CategoryWish } from './types.ts'

interface Opened {
  readonly page: Page
  readonly params: PageParams
}

/** No operator has it: its lists are empty. */
const NO_CATEGORY = '' as CategoryType

export const categoryAt = ({ params }: Opened): CategoryWish => ({
  type: toId(CategoryType, params.type) ?? NO_CATEGORY,
  listId: toId(PlaylistId, params.list),
})
