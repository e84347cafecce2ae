import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Expression, parseSync, Visitor } from 'oxc-parser'
import { ROOT } from '../../../scripts/lib/steps.ts'

interface Found {
  readonly file: string
  readonly expression: RegExp
}

const FILES = '{src,models,machines,packages/operator}/**/*.{ts,tsx}'

/** What the product reads texts with, and the files that put an expression together when they run. */
export const expressionsIn = (
  files: ReadonlyArray<readonly [file: string, source: string]>,
): { readonly written: ReadonlyArray<Found>; readonly made: ReadonlyArray<string> } => {
  const written: Found[] = []
  const made: string[] = []
  for (const [file, source] of files) {
    const note = (callee: Expression): void => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') made.push(file)
    }
    new Visitor({
      Literal(node) {
        if ('regex' in node) written.push({ file, expression: new RegExp(node.regex.pattern, node.regex.flags) })
      },
      NewExpression({ callee }) {
        note(callee)
      },
      CallExpression({ callee }) {
        note(callee)
      },
    }).visit(parseSync(file, source).program)
  }
  return { written, made }
}

export const productFiles = (): ReadonlyArray<readonly [file: string, source: string]> =>
  globSync(FILES, { cwd: ROOT, exclude: ['**/node_modules/**', 'packages/*/tests/**'] }).map(file => [
    file,
    readFileSync(join(ROOT, file), 'utf8'),
  ])
