import { type ClientFault, faultKey, seenAgain } from '../../../models/clientFault.ts'
import { type Route, send, sendHtml } from './exchange.ts'
import { escapeHtml } from './page.ts'
import { REPORT_STYLE, reportPage, reportTable } from './reportPage.ts'

const PATH = '/control/field-faults'

/** Equal faults of all pages as one, the most frequent first. */
const summed = (faults: ReadonlyArray<ClientFault>): ReadonlyArray<ClientFault> => {
  const sums = new Map<string, ClientFault>()
  for (const fault of faults) {
    const known = sums.get(faultKey(fault))
    sums.set(faultKey(fault), known === undefined ? fault : seenAgain(known, fault.count))
  }
  return [...sums.values()].toSorted((one, other) => other.count - one.count)
}

const COLUMNS = ['Chart', 'State', 'Kind', 'Code', 'Last seen (UTC)', 'Times']

const row = ({ chart, state, kind, code, ts, count }: ClientFault): ReadonlyArray<string> => {
  const seen = new Date(ts).toISOString().slice(0, 19).replace('T', ' ')
  return [escapeHtml(chart), escapeHtml(state), kind, `<code>${escapeHtml(code)}</code>`, seen, String(count)]
}

const page = (faults: ReadonlyArray<ClientFault>): string => {
  const releases = [...new Set(faults.map(({ release }) => release))]
  const ofRelease = (name: string) => faults.filter(({ release }) => release === name)
  return reportPage({
    title: 'Field faults',
    path: PATH,
    lead: 'What went wrong in the apps of viewers, by release and by the chart and state that it met.',
    body: releases.map(name => reportTable(`Release ${name}`, COLUMNS, summed(ofRelease(name)).map(row))).join('\n'),
  })
}

/** Where the operator reads what apps report of themselves (NET-08). */
export const fieldFaultsRoute =
  (faults: () => ReadonlyArray<ClientFault>): Route =>
  async exchange => {
    const { pathname } = exchange.url
    if (pathname === `${PATH}/style.css`) return send(exchange, 200, 'text/css; charset=utf-8', REPORT_STYLE)
    return pathname === PATH ? sendHtml(exchange, page(faults())) : false
  }
