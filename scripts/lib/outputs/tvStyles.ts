import { type Declaration, type Plugin, parse, type Rule } from 'postcss'
import type { StyleTable } from '../../../src/fillings/table.ts'

const RATIO = /^(\d+)(?: \/ (\d+))?$/
const INNER = '(?:[^()]|\\([^()]*\\))*'
const HAS = new RegExp(`(:not\\()?:has\\((${INNER})\\)`)
const CONDITION = new RegExp(`:(?:is|not)\\(${INNER}\\)`, 'g')
const NARROW = /^player \((?:width <|max-width:) (\d+)rem\)$/
const COLOUR_OF_BRAND = /oklch\([^)]*var\(/
const MIX = /color-mix\(in oklch, (var\(--[\w-]+\))(?: (\d+)%)?, (var\(--[\w-]+\)|transparent)(?: (\d+)%)?\)/g

/** A mixture is what there is most of in it; a breath of a colour is one of grey, which is seen in both themes. */
const mixed = (value: string): string =>
  value.replace(MIX, (_, first: string, share: string | undefined, other: string, rest: string | undefined) => {
    const part = share === undefined ? 100 - Number(rest ?? 50) : Number(share)
    return other === 'transparent' && part < 50 ? `rgb(128 128 128 / ${part}%)` : first
  })

const MOVES: Readonly<Record<string, (value: string) => string>> = {
  translate: value => `translate(${value.replace(/^(\S+) (?=\S)/, '$1, ')})`,
  scale: value => `scale(${value})`,
}

/** `translate` and `scale` came in Chromium 104: one `transform` of both. */
const moveByTransform = (rule: Rule): void => {
  const moves = rule.nodes.filter(node => node.type === 'decl').filter(({ prop }) => MOVES[prop] !== undefined)
  const value = moves.map(({ prop, value }) => MOVES[prop]?.(value)).join(' ')
  moves.slice(1).forEach(move => {
    move.remove()
  })
  moves[0]?.assign({ prop: 'transform', value })
}

/** Boxes in a line know these only since Chromium 93. */
const FLEX_ENDS: Readonly<Record<string, string>> = { start: 'flex-start', end: 'flex-end' }

const lowerDeclaration = (declaration: Declaration): void => {
  if (/^transition/.test(declaration.prop))
    declaration.value = declaration.value.replace(/\b(?:translate|scale)\b/g, 'transform')
  if (/^(?:align|justify)-(?:content|items|self)$/.test(declaration.prop))
    declaration.value = FLEX_ENDS[declaration.value] ?? declaration.value
  if (/^overflow/.test(declaration.prop) && declaration.value === 'clip') declaration.value = 'hidden'
  declaration.value = mixed(declaration.value)
    .replace(/(?<=\d)[ds]v(?=[hw]\b)/g, 'v')
    .replace(/(?<=\d)cqi\b/g, 'vw')
}

/** Boxes of a shape, by the padding of what lies in them: `aspect-ratio` came in Chromium 88. */
const shapeByPadding = (rule: Rule, declaration: Declaration): string => {
  const [, width, height = '1'] = RATIO.exec(declaration.value) ?? []
  const before = rule.selectors.map(selector => `${selector}::before`).join()
  if (width === undefined) {
    const other =
      declaration.value === 'auto' ? `${before} { content: none }` : `${rule.selector} { inline-size: 100% }`
    return `@supports not (aspect-ratio: 1) { ${other} }`
  }
  const pictures = rule.selectors.map(selector => `${selector} > img`).join()
  const share = `${((100 * Number(height)) / Number(width)).toFixed(3)}%`
  return `@supports not (aspect-ratio: 1) {
    ${before} { content: ""; float: left; grid-area: 1 / 1; inline-size: 0; padding-block-start: ${share} }
    ${pictures} { position: absolute; inset: 0 }
  }`
}

const addAfter = (rule: Rule, styles: string): void => {
  rule.after(parse(styles, { from: rule.source?.input.from }))
}

/**
 * What the bundler does not lower in styles for television sets. What only a script can do there, the colours of a brand,
 * `:has()` and containers, goes into a table that src/fillings reads.
 */
export const tvStyles = (table: StyleTable): Plugin => {
  const markOf = (selector: string): string => {
    const found = HAS.exec(selector)
    if (found === null) return selector
    const [whole, not = '', inner = ''] = found
    const before = selector.slice(0, found.index)
    const [owner, held] = [before.replace(CONDITION, ''), inner.replace(/:is\(/g, ':-webkit-any(')]
    const known = table.has.findIndex(([one, other]) => one === owner && other === held)
    const at = known === -1 ? table.has.push([owner, held]) - 1 : known
    return markOf(`${before}${not}[data-has~="${at}"]${selector.slice(found.index + whole.length)}`)
  }
  const lowerRule = (rule: Rule, ofBrand: ReadonlySet<string>): void => {
    rule.selectors = rule.selectors.map(selector => markOf(selector).replaceAll(':modal', '[data-modal]'))
    moveByTransform(rule)
    rule.walkDecls(declaration => {
      lowerDeclaration(declaration)
      const { prop, value } = declaration
      if (prop === 'aspect-ratio') addAfter(rule, shapeByPadding(rule, declaration))
      if (prop === 'scrollbar-width' && value === 'none')
        addAfter(rule, `${rule.selectors.map(each => `${each}::-webkit-scrollbar`).join()} { display: none }`)
      if (prop === 'container') table.containers.push(...rule.selectors)
      if (ofBrand.has(prop) || prop === '--chroma') table.colours.push([rule.selector, prop, value])
      if (COLOUR_OF_BRAND.test(value)) declaration.remove()
    })
  }
  return {
    postcssPlugin: 'tv-styles',
    OnceExit: root => {
      root.walkAtRules('container', container => {
        const [, limit] = NARROW.exec(container.params) ?? []
        if (limit === undefined) throw container.error(`Television sets know no ${container.params}`)
        container.walkRules(rule => {
          rule.selectors = rule.selectors.map(selector => `[data-under~="${limit}"] ${selector}`)
        })
        container.replaceWith(container.nodes ?? [])
        if (!table.limits.includes(Number(limit))) table.limits.push(Number(limit))
      })
      // what the script says comes after all styles: of a name that it gives in one place it gives every other value too
      const ofBrand = new Set<string>()
      root.walkDecls(({ prop, value }) => {
        if (COLOUR_OF_BRAND.test(value)) ofBrand.add(prop)
      })
      root.walkRules(rule => {
        if (rule.parent?.type !== 'atrule' || rule.parent.name !== 'keyframes') lowerRule(rule, ofBrand)
        else moveByTransform(rule)
      })
      // addresses in what came in are resolved from the file of the rest
      root.walkDecls(declaration => {
        if (root.source && declaration.source?.input.file === undefined) declaration.source = root.source
      })
    },
  }
}
