import type { MediaFailure } from '../../../../machines/engine/index.ts'
import type { CallFailure } from '../../../../models/callFailure.ts'
import { errKind } from '../../../../models/errCode.ts'

const SERVER_TROUBLE = 500

const refusalKind = (errCode: number): MediaFailure['kind'] => {
  const kind = errKind(errCode)
  if (kind === 'noPlayPermission') return 'noPermission'
  return kind === 'contentGone' ? 'gone' : 'licence'
}

/** What a licence that did not come means for the picture; a server in trouble is asked again, a refusal stands (LIVE-08, LIVE-09). */
export const licenceFailure = (failure: CallFailure): MediaFailure => {
  switch (failure.tag) {
    case 'refused':
      return { kind: refusalKind(failure.errCode), detail: `licenceRefused${failure.errCode}`, status: undefined }
    case 'server': {
      const { status } = failure
      return { kind: status >= SERVER_TROUBLE ? 'network' : 'licence', detail: 'licenceStatus', status }
    }
    case 'offline':
    case 'timeout':
      return { kind: 'network', detail: 'licenceUnanswered', status: undefined }
    case 'malformed':
      return { kind: 'licence', detail: 'licenceMalformed', status: undefined }
    case 'expired':
      return { kind: 'licence', detail: 'licenceExpired', status: undefined }
    case 'cancelled':
      return { kind: 'licence', detail: 'licenceCancelled', status: undefined }
  }
}
