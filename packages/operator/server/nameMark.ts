import { palettes } from '../art/palette.ts'
import { hashOf, pick } from '../world/seed.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Up to two letters of a name: of its first two words that begin with a letter or a digit. */
const initials = (name: string): string => {
  const words = name.replace(/[[(].*/s, '').match(/[\p{L}\p{N}]+/gu) ?? ['?']
  return words
    .slice(0, 2)
    .map(word => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('')
}

/** A mark for a channel that has none of its own: its initials on colours that its name decides. */
export const nameMark = (name: string): string => {
  const { mid, glow, light } = pick(Object.values(palettes), hashOf(name))
  const text = escaped(initials(name))
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 40 40">' +
    `<rect width="40" height="40" rx="9" fill="${mid}"/><path d="M0 40 40 10v21a9 9 0 0 1-9 9z" fill="${glow}" opacity=".35"/>` +
    `<text x="20" y="26" text-anchor="middle" font-family="Inter,Helvetica Neue,Arial,sans-serif" font-weight="700" font-size="16" fill="${light}">${text}</text></svg>`
  )
}
