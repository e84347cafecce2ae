const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A Markdown table; columns that are empty in every row are left out. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const used = heads.map((_, column) => rows.some(row => row[column]))
  const line = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, column) => used[column])
      .map(cell)
      .join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

export const code = (text: string): string => (text === '' ? '' : `\`${text}\``)

export const codes = (texts: readonly string[]): string => texts.map(code).join(', ')
