import type { Fault, Faults } from '../control/faults.ts'
import type { Exchange } from './exchange.ts'
import { send, sendHtml, sendJson } from './exchange.ts'

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const ERROR_PAGE = '<!doctype html><html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1></html>'

const sendOn = ({ response }: Exchange, to: string): true => {
  response.writeHead(302, { location: to, 'access-control-allow-origin': '*', 'cache-control': 'no-store' }).end()
  return true
}

const answer = (exchange: Exchange, fault: Fault): true | Promise<true> | undefined => {
  const status = fault.status ?? 200
  if (fault.redirect !== undefined) return sendOn(exchange, fault.redirect)
  if (fault.body === 'malformed') return send(exchange, status, 'application/json', '{"errCode":0,"result":{"channel')
  if (fault.body === 'empty') return send(exchange, status, 'application/json', '')
  if (fault.body === 'html') return sendHtml(exchange, ERROR_PAGE, status)
  if (fault.result !== undefined)
    return sendJson(exchange, { errCode: fault.errCode ?? 0, result: fault.result }, status)
  if (fault.errCode !== undefined) {
    return sendJson(exchange, { errCode: fault.errCode, message: fault.message ?? 'Refused by a test' }, status)
  }
  return fault.status === undefined ? undefined : sendHtml(exchange, ERROR_PAGE, status)
}

/** Plays the fault that meets this request, if any. True when the request is over with it. */
export const meetFault = async (exchange: Exchange, call: string | undefined, faults: Faults): Promise<boolean> => {
  const fault = faults.take(call, exchange.url.pathname)
  if (fault === undefined) return false
  if (fault.delayMs !== undefined) await wait(fault.delayMs)
  if (fault.connection === 'silent') return true
  if (fault.connection === 'drop') {
    exchange.request.socket.destroy()
    return true
  }
  if (fault.answerOf !== undefined) {
    exchange.url.pathname = fault.answerOf
    exchange.response.setHeader('cache-control', 'no-store')
    return false
  }
  if (fault.retryAfter !== undefined) exchange.response.setHeader('Retry-After', String(fault.retryAfter))
  return (await answer(exchange, fault)) ?? false
}
