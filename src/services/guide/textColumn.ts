/** Many texts as one, with where each of them ends: kept, sent and searched many times as fast as a list of texts. */
export interface TextColumn {
  readonly text: string
  readonly ends: Uint32Array
}

export const textColumn = (texts: ReadonlyArray<string>): TextColumn => {
  const ends = new Uint32Array(texts.length)
  let end = 0
  for (let index = 0; index < texts.length; index += 1) {
    end += texts[index]?.length ?? 0
    ends[index] = end
  }
  return { text: texts.join(''), ends }
}

export const textAt = ({ text, ends }: TextColumn, index: number): string =>
  text.slice(index === 0 ? 0 : ends[index - 1], ends[index])

export const isTextColumn = (input: unknown, length: number): input is TextColumn =>
  typeof input === 'object' &&
  input !== null &&
  'text' in input &&
  typeof input.text === 'string' &&
  'ends' in input &&
  input.ends instanceof Uint32Array &&
  input.ends.length === length
