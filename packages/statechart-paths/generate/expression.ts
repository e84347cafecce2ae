import { complaint } from '../files/complaint.ts'

/** What an expression says: its own tests, joined by `and`, `or` and `not`. */
type Expression<Test> =
  | { readonly kind: 'test'; readonly test: Test }
  | { readonly kind: 'not'; readonly part: Expression<Test> }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Expression<Test>[] }

/** The words of an expression, read from left to right. */
export type Words = {
  readonly peek: () => string | undefined
  readonly take: (what: string) => string
  readonly fail: (problem: string) => Error
}

const TOKEN = /\s*(>=|<=|!=|[=<>()]|"[^"]*"|'[^']*'|[^\s()=<>!"']+|.)/gy

const tokens = (text: string): readonly string[] => [...text.trim().matchAll(TOKEN)].map(([, token = '']) => token)

const wordsOf = (text: string): Words => {
  const list = tokens(text)
  let at = 0
  const fail = (problem: string) => complaint(`In "${text}": ${problem}`)
  return {
    peek: () => list[at],
    take: what => {
      const word = list[at]
      if (word === undefined) throw fail(`${what} is missing at the end.`)
      at += 1
      return word
    },
    fail,
  }
}

const isWord = (word: string | undefined, keyword: string): boolean => word?.toLowerCase() === keyword

const unary = <Test>(words: Words, readTest: (words: Words) => Test): Expression<Test> => {
  if (isWord(words.peek(), 'not')) {
    words.take('not')
    return { kind: 'not', part: unary(words, readTest) }
  }
  if (words.peek() !== '(') return { kind: 'test', test: readTest(words) }
  words.take('(')
  const inner = joined(words, readTest, 'or')
  if (words.peek() !== ')') throw words.fail('a ")" is missing.')
  words.take(')')
  return inner
}

const joined = <Test>(words: Words, readTest: (words: Words) => Test, kind: 'and' | 'or'): Expression<Test> => {
  const next = () => (kind === 'or' ? joined(words, readTest, 'and') : unary(words, readTest))
  const first = next()
  const parts = [first]
  while (isWord(words.peek(), kind)) {
    words.take(kind)
    parts.push(next())
  }
  return parts.length === 1 ? first : { kind, parts }
}

/** Reads `a and (b or not c)`; `and` binds closer than `or`. */
export const readExpression = <Test>(text: string, readTest: (words: Words) => Test): Expression<Test> => {
  const words = wordsOf(text)
  if (words.peek() === undefined) throw complaint('An empty expression says nothing; see --help for what it may say.')
  const expression = joined(words, readTest, 'or')
  const rest = words.peek()
  if (rest !== undefined) throw words.fail(`"${rest}" stands where "and", "or" or the end should be.`)
  return expression
}

export const holds = <Test>(expression: Expression<Test>, isTrue: (test: Test) => boolean): boolean => {
  if (expression.kind === 'test') return isTrue(expression.test)
  if (expression.kind === 'not') return !holds(expression.part, isTrue)
  const { parts } = expression
  return expression.kind === 'and' ? parts.every(part => holds(part, isTrue)) : parts.some(part => holds(part, isTrue))
}

export const unquoted = (word: string): string => (/^(["']).*\1$/.test(word) ? word.slice(1, -1) : word)
