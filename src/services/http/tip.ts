import type { CallFailure } from '../../../models/callFailure.ts'
import { errKind } from '../../../models/errCode.ts'
import type { CallOptions, Tip } from './types.ts'

const MAX_WORDS = 300
const SERVER: Tip = { tag: 'known', message: 'error.server' }
const NETWORK: Tip = { tag: 'known', message: 'error.network' }

const said = (message: string | undefined): Tip => {
  const text = (message ?? '').trim()
  return text === '' ? SERVER : { tag: 'said', text: text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS)}…` : text }
}

const tipFor = (failure: CallFailure): Tip | undefined => {
  switch (failure.tag) {
    case 'refused':
      return errKind(failure.errCode) === 'other' ? said(failure.message) : undefined
    case 'server':
    case 'malformed':
      return SERVER
    case 'offline':
    case 'timeout':
      return NETWORK
    case 'expired':
    case 'cancelled':
      return undefined
  }
}

const isHidden = (failure: CallFailure, { hideErrorTip, background }: CallOptions): boolean => {
  if (background === true || hideErrorTip === 'all') return true
  return failure.tag === 'refused' && hideErrorTip?.includes(failure.errCode) === true
}

/**
 * What a person is told of a failed call (spec §8, NET-04, NET-05). Nothing of an expired login (SES-02), and nothing of a
 * refusal that the player shows in its own way (5001-5005, 6001-6003).
 */
export const tipOf = (failure: CallFailure, options: CallOptions): Tip | undefined =>
  isHidden(failure, options) ? undefined : tipFor(failure)
