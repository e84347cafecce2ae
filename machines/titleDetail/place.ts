import { toId } from '../../models/codec/id.ts'
import type { Instant } from '../../models/codec/instant.ts'
import { MetaId } from '../../models/metaId.ts'
import type { Page, PageParams } from '../../models/page.ts'
import type { TitleDetailInput } from './types.ts'

interface Opened {
  readonly page: Page
  readonly params: PageParams
}

/** No operator has it. */
const NO_TITLE = '' as MetaId

interface Around {
  readonly place: Opened
  readonly isUser: boolean
  readonly now: Instant
}

/** The title of an address; one that no id can be made of is like one that the operator has no longer. */
export const titleInputOf = ({ place, isUser, now }: Around): TitleDetailInput => ({
  metaId: titleAt(place) ?? NO_TITLE,
  isUser,
  now,
})

export const titleAt = ({ page, params }: Opened): MetaId | undefined =>
  page === 'vodDetail' ? toId(MetaId, params.metaId) : undefined
