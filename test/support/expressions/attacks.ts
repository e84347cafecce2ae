import { type AST, parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp'

const ALPHABET = ['\t', '\n', 'é', ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))]
const BETWEEN = '\u0000'
/** Ends that a match is refused by. */
const ENDS = ['', '\n\u0001']

const isAlone = ({ parent }: AST.Character | AST.CharacterSet | AST.CharacterClass): boolean =>
  parent !== null && (parent.type === 'Alternative' || parent.type === 'Quantifier')

/** One character of each kind that the expression tells apart, and the words that it spells. */
const atomsOf = (expression: RegExp): ReadonlyArray<string> => {
  const flags = expression.flags.replace(/[gy]/g, '')
  const kinds = [/^\w$/]
  const words = new Set<string>()
  const addKind = (node: AST.Character | AST.CharacterSet | AST.CharacterClass): void => {
    if (isAlone(node)) kinds.push(new RegExp(`^${node.raw}$`, flags))
  }
  visitRegExpAST(parseRegExpLiteral(expression), {
    onCharacterEnter: addKind,
    onCharacterSetEnter: addKind,
    onCharacterClassEnter: addKind,
    onAlternativeEnter: ({ elements }) => {
      const letters = elements.map(each => (each.type === 'Character' ? String.fromCodePoint(each.value) : BETWEEN))
      for (const word of letters.join('').split(BETWEEN)) if (word.length > 1) words.add(word)
    },
  })
  const byKind = new Map(ALPHABET.map(each => [kinds.map(one => Number(one.test(each))).join(''), each]))
  return [...byKind.values(), ...words]
}

/** Texts that repeat a part of what the expression reads, or two of them in turn. */
export const attacksOn = (expression: RegExp, length: number): ReadonlyArray<string> => {
  const atoms = atomsOf(expression)
  const units = new Set([...atoms, ...atoms.flatMap(one => atoms.map(other => one + other))])
  return [...units].flatMap(unit => ENDS.map(end => unit.repeat(length / unit.length) + end))
}

/** No part of it is read without an end: it costs the same for each character. */
export const isBounded = (expression: RegExp): boolean => {
  let most = 0
  visitRegExpAST(parseRegExpLiteral(expression), {
    onQuantifierEnter: ({ max }) => {
      most = Math.max(most, max)
    },
  })
  return Number.isFinite(most)
}
