import { type CallFailure, operatorWords, refusalKind } from '../../../models/callFailure.ts'
import type { CallOptions, Tip } from './types.ts'

const SERVER: Tip = { tag: 'known', message: 'error.server' }
const NETWORK: Tip = { tag: 'known', message: 'error.network' }

const said = (text: string | undefined): Tip => (text === undefined ? SERVER : { tag: 'said', text })

const tipFor = (failure: CallFailure): Tip | undefined => {
  switch (failure.tag) {
    case 'refused':
      return refusalKind(failure) === 'other' ? said(operatorWords(failure)) : undefined
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

/** The operator gave no answer that can be read: a part of the page says so in its own place. */
const isSaidInPlace = ({ tag }: CallFailure): boolean => tag === 'offline' || tag === 'timeout' || tag === 'malformed'

/** The refusal is one of the answers that the caller reckons with: nothing has failed (spec §8, 10101149). */
export const isExpected = (failure: CallFailure, { hideErrorTip }: CallOptions): boolean =>
  failure.tag === 'refused' && hideErrorTip !== 'all' && hideErrorTip?.includes(failure.errCode) === true

const isHidden = (failure: CallFailure, options: CallOptions): boolean => {
  const { hideErrorTip, awaitedBy } = options
  if (awaitedBy === 'nobody' || hideErrorTip === 'all') return true
  if (awaitedBy === 'shelf' && isSaidInPlace(failure)) return true
  return isExpected(failure, options)
}

/**
 * What a person is told of a failed call (spec §8, NET-04, NET-05). Nothing of an expired login (SES-02), and nothing of a
 * refusal that the player shows in its own way (5001-5005, 6001-6003).
 */
export const tipOf = (failure: CallFailure, options: CallOptions): Tip | undefined =>
  isHidden(failure, options) ? undefined : tipFor(failure)
