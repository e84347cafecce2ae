import { at, isOn, isRecord, parseJson } from '../contract/json.ts'
import { type HttpAnswer, isTrouble } from '../wire/exchange.ts'
import { noJsonWords } from '../wire/noJson.ts'
import { skewOf } from '../wire/reply.ts'
import { NOBODY, requestOf } from '../wire/requests.ts'
import { Stopped, type Visit } from './visit.ts'

const isPage = (text: string): boolean => /^\s*<(?:!doctype|html)/i.test(text)

const notABackEnd = ({ backEnd, contract }: Visit, { status, headers, text }: HttpAnswer): string => {
  const location = headers.get('Location')
  if (status >= 300 && status < 400 && location !== null)
    return `${backEnd.origin} sends on to ${location}: give the address that answers by itself.`
  const place = `${backEnd.origin}${contract.call('manifest').path}`
  if (isPage(text))
    return `${place} answers with a web page (${status}), not with the manifest. Is this the address of the back end, and not of the app?`
  if (text === '') return `${place} answers ${status} with nothing. Is this the address of the back end?`
  return `${place} answers ${status} with ${noJsonWords(text)}. Is this the address of the back end?`
}

/** Whether there is a back end at all, and one that answers in clear text. */
export const firstContact = async (visit: Visit): Promise<void> => {
  const { backEnd, contract, device, line } = visit
  const outcome = await line.send(requestOf(backEnd, contract.call('manifest'), {}, NOBODY, device))
  if (isTrouble(outcome)) throw new Stopped(`${backEnd.origin} cannot be tried: ${outcome.words}.`)
  const body = parseJson(outcome.text)?.value
  if (!isRecord(body)) throw new Stopped(notABackEnd(visit, outcome))
  if (visit.isSealed || isOn(at(body, 'result', 'e2eeProperties', 'enabled')))
    throw new Stopped(`${backEnd.origin} answers sealed bodies only (zero-trust mode); try a deployment of it without.`)
  visit.clock.skew = skewOf(outcome) ?? 0
}
