import type { UserInfo } from '../../../models/account.ts'

export const phoneOf = ({ phonePreCode, phone }: UserInfo): string | undefined =>
  phone && [phonePreCode && `+${phonePreCode.replace(/^\+/, '')}`, phone].filter(Boolean).join(' ')
