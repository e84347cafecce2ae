/** In one line of a list so much can be read. */
const LINE = 120
const FIRST_SENTENCE = /^.{1,120}?[.!?…](?=\s)/u

/** What stands in the list, and what more there is to say, if there is. */
export interface NoticeText {
  readonly title: string
  readonly more: string | undefined
}

/** A short announcement is its own title; of a longer one the first line, or the first sentence, is. */
export const noticeText = (msg: string): NoticeText => {
  const text = msg.trim()
  const [line = ''] = text.split('\n')
  const title = line.length <= LINE ? line : (FIRST_SENTENCE.exec(line)?.[0] ?? `${line.slice(0, LINE).trimEnd()}…`)
  const rest = title.endsWith('…') && !line.startsWith(title) ? text : text.slice(title.length).trim()
  return { title, more: rest === '' ? undefined : rest }
}

/** What stands over the rest where all of it is shown: its first sentence or line; none where that is too long for it. */
export const headlineOf = (msg: string): { readonly headline: string | undefined; readonly rest: string } => {
  const text = msg.trim()
  const [line = ''] = text.split('\n', 1)
  const headline = FIRST_SENTENCE.exec(line)?.[0] ?? (line.length <= LINE ? line : undefined)
  return { headline, rest: text.slice(headline?.length ?? 0).trim() }
}

/** How a text begins, for the line that leads to it: its first line, and no more of that than a line shows. */
export const beginningOf = (text: string): string => {
  const [line = ''] = text.trimStart().split('\n', 1)
  return line.slice(0, LINE).trimEnd()
}
