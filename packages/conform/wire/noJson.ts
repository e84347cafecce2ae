import { parseJson } from '../contract/json.ts'
import { HIDDEN } from './secrets.ts'

const SHOWN = 40
const BOM = '\uFEFF'

const isPacked = (text: string): boolean => text.startsWith('\u001F\uFFFD')

const isJson = (text: string): boolean => parseJson(text.trim()) !== undefined

/** Up to where a text that goes on behind its JSON is JSON. */
const hasMoreBehind = (text: string): boolean => {
  const end = Math.max(text.lastIndexOf('}\n'), text.lastIndexOf('}<'), text.lastIndexOf('}\r'))
  return text.startsWith('{') && end > 0 && isJson(text.slice(0, end + 1))
}

const PHP = /^\s*(?:<br \/>\s*)?(?:<b>)?(?:PHP )?(?:Notice|Warning|Deprecated|Fatal error|Parse error)\b/

/** Why a text is no JSON, where that can be told from its first letters. */
const causeOf = (text: string): string | undefined => {
  if (text.startsWith(BOM) && isJson(text.slice(1)))
    return 'a byte order mark (EF BB BF) stands before the JSON: save the files of the program without it'
  if (isPacked(text)) return 'gzip (1F 8B) without a header Content-Encoding, or packed twice'
  if (PHP.test(text)) return 'a message of PHP stands before the answer: display_errors is on'
  if (hasMoreBehind(text)) return 'something stands behind the JSON'
  return undefined
}

/** What stands behind such a name is nobody's business. */
const SECRET = /(token|password|secret|licen[cs]e)\w*["\s:=]+[^\s",}]*/gi

const firstLetters = (text: string): string => {
  const quoted = JSON.stringify(text.slice(0, SHOWN).replace(SECRET, `$1: ${HIDDEN}`))
  return `${quoted.replaceAll(BOM, '\\uFEFF')}${text.length > SHOWN ? '…' : ''}`
}

/** What came in place of JSON: the likely cause, and its first letters where it has some. */
export const noJsonWords = (text: string): string =>
  ['something that is no JSON object', causeOf(text), isPacked(text) ? undefined : firstLetters(text)]
    .filter(part => part !== undefined)
    .join(': ')
