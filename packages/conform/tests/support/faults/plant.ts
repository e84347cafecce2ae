import type { ServerResponse } from 'node:http'
import type { Chapter } from '../../../conform.ts'
import { readContract } from '../../../contract/openApi.ts'
import type { Answer, Asked, Fault } from '../scratch.ts'

/** A fault, the part of the contract that it is in, and what a report has to name. */
export interface Planted {
  readonly title: string
  /** None: all of it. */
  readonly only: ReadonlyArray<Chapter> | undefined
  readonly fault: Fault
  /** `call field` of every difference, and no more. */
  readonly named: ReadonlyArray<string>
}

export const pathOf = (call: string): string => readContract().call(call).path

// biome-ignore lint/suspicious/noExplicitAny: a fault may do anything to an answer.
export type Json = any

export const header = (answer: Answer, name: string, value: string | undefined): Answer => {
  const { [name]: _, ...others } = answer.headers
  return { ...answer, headers: value === undefined ? others : { ...others, [name]: value } }
}

export const refusing =
  (errCode: number | string, message?: string) =>
  (answer: Answer): Answer => ({
    ...answer,
    text: JSON.stringify({ errCode, message }),
  })

export const succeeding =
  (result: unknown) =>
  (answer: Answer): Answer => ({
    ...answer,
    text: JSON.stringify({ errCode: 0, result }),
  })

/** Changes the result of a call that succeeds. */
export const result =
  (change: (result: Json) => void) =>
  (answer: Answer): Answer => {
    const body: Json = JSON.parse(answer.text || '{}')
    if (body.errCode === 0 && body.result !== undefined) change(body.result)
    return { ...answer, text: JSON.stringify(body) }
  }

export const PAGE = '<!doctype html><html><title>502 Bad Gateway</title><h1>502</h1></html>'
export const page =
  (status: number) =>
  (answer: Answer): Answer => ({
    ...header(answer, 'content-type', 'text/html'),
    status,
    text: PAGE,
  })

export const on = (call: string, change: NonNullable<Fault['change']>): Fault => ({ at: pathOf(call), change })

/** Only what is asked so. */
export const when =
  (isMeant: (asked: Asked) => boolean, change: (answer: Answer, asked: Asked) => Answer) =>
  (answer: Answer, asked: Asked): Answer =>
    isMeant(asked) ? change(answer, asked) : answer

/** Only answers that are refused, or only others. */
const ofAnswers =
  (areRefused: boolean) =>
  (change: (answer: Answer, asked: Asked) => Answer) =>
  (answer: Answer, asked: Asked): Answer =>
    answer.text.startsWith('{"errCode":0') === areRefused ? answer : change(answer, asked)

export const unlessRefused = ofAnswers(false)
export const ifRefused = ofAnswers(true)

export const withoutBlanks = (text: string): string => text.replace(/^\s+|\s+$/g, '')

const JSON_HEADERS = () => ({
  'content-type': 'application/json',
  'cache-control': 'no-store',
  date: new Date().toUTCString(),
})

/** Says that it has done it, and has not. */
export const onlySaid =
  (isMeant: (asked: Asked) => boolean) =>
  (response: ServerResponse, asked: Asked): boolean => {
    if (!isMeant(asked)) return false
    response.writeHead(200, JSON_HEADERS()).end('{"errCode":0}')
    return true
  }

/** Asks for something else than was asked for. */
export const asking = (call: string, change: (text: string) => string): Fault => ({
  at: pathOf(call),
  ask: asked => ({ ...asked, text: change(asked.text) }),
})

/** Begins an answer and never ends it. */
export const endless = (response: ServerResponse): boolean => {
  response.writeHead(200, JSON_HEADERS())
  const write = (): void => {
    while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
    if (!response.destroyed) response.once('drain', write)
  }
  write()
  return true
}
