import { readdirSync, readFileSync } from 'node:fs'
import type { Chart } from '@sintonia/statechart-book'
import { describe, expect, test } from 'vitest'
import { chartMachines } from '../paths/registry.ts'
import { readChart } from './readChart.ts'

/** As they lie in docs/statecharts and are printed; `drawing.test.ts` holds that they are fresh. */
const FOLDER = new URL('../../docs/statecharts/', import.meta.url)

const A4 = { short: 210, long: 297 }

const POINTS_PER_MM = 72 / 25.4

type Page = { readonly width: number; readonly height: number }

/** What the explorer's print leaves of A4, in points. */
const pages = (): { readonly upright: Page; readonly across: Page } => {
  const css = readFileSync(new URL('../../packages/statechart-book/explorer/styles/print.css', import.meta.url), 'utf8')
  const number = (pattern: RegExp) => Number(pattern.exec(css)?.[1])
  expect(css.match(/size: [^;]*/g)).toEqual(['size: A4', 'size: A4 landscape'])
  expect(new Set(css.match(/\bmargin: \d+mm/g)).size).toBe(1)
  const margin = number(/\bmargin: (\d+)mm/)
  const page = (width: number, height: number, sheet: number) => {
    expect(sheet).toBeLessThanOrEqual(height - 2 * margin)
    return { width: (width - 2 * margin) * POINTS_PER_MM, height: sheet * POINTS_PER_MM }
  }
  return {
    upright: page(A4.short, A4.long, number(/\.sheet \{\s*height: (\d+)mm/)),
    across: page(A4.long, A4.short, number(/\.across \{\s*page: across;\s*height: (\d+)mm/)),
  }
}

const PAGES = pages()

type Text = { readonly x: number; readonly y: number; readonly width: number; readonly size: number }

type State = { readonly id: string; readonly sheet?: number; readonly isFolded: boolean; readonly link?: string }

type Sheet = {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly texts: readonly Text[]
  readonly states: readonly State[]
  readonly transitions: ReadonlySet<string>
  /** Where its caption leads to. */
  readonly goesOn: readonly string[]
}

const numbers = (text: string | undefined): readonly number[] => (text ?? '').split(' ').map(Number)

const plain = (text: string): string =>
  text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Sizes of type by class, as the picture's own rules have them. */
const sizes = (svg: string) => {
  const all = Number(/\.chart\{[^}]*font-size:(\d+)px/.exec(svg)?.[1])
  const own = new Map<string, number>()
  for (const [, selectors = '', body = ''] of svg.matchAll(/^([^{}]+)\{([^}]*)\}$/gm)) {
    const size = /font-size:(\d+)px/.exec(body)?.[1]
    if (size === undefined) continue
    for (const name of selectors.matchAll(/\.chart \.(\w+)/g)) own.set(name[1] ?? '', Number(size))
  }
  return (classes: string): number => Math.min(all * 10, ...classes.split(' ').map(name => own.get(name) ?? all))
}

const textsOf = (svg: string): readonly Text[] => {
  const sizeOf = sizes(svg)
  return svg.split('<g transform="translate(').flatMap(part => {
    const [left = 0, top = 0] = numbers(/^[\d.]+ [\d.]+/.exec(part)?.[0])
    const marks = part.matchAll(/<text class="([^"]*)" x="([-\d.]+)" y="([-\d.]+)" textLength="([\d.]+)"/g)
    return [...marks].map(([, names = '', x, y, width]) => ({
      x: left + Number(x),
      y: top + Number(y),
      width: Number(width),
      size: sizeOf(names),
    }))
  })
}

const statesOf = (svg: string): readonly State[] =>
  [...svg.matchAll(/(?:<a href="([^"]*)">)?<g class="[^"]*" data-state="([^"]*)">(.*)/g)].map(
    ([, link, id = '', mark = '']) => {
      const sheet = /(?:inside|states): sheet (\d+)</.exec(mark)?.[1]
      return {
        id,
        isFolded: /\d+ states? inside/.test(mark),
        ...(sheet === undefined ? {} : { sheet: Number(sheet) }),
        ...(link === undefined ? {} : { link }),
      }
    },
  )

const readSheet = (file: string): Sheet => {
  const svg = readFileSync(new URL(file, FOLDER), 'utf8')
  const [, , width = 0, height = 0] = numbers(/viewBox="([^"]*)"/.exec(svg)?.[1])
  const ids = [...svg.matchAll(/data-transition="([^"]*)"/g)].map(([, id = '']) => plain(id))
  const goesOn = [...svg.matchAll(/<a href="([^"]*)"><text class="caption"/g)].map(([, link = '']) => link)
  return { file, width, height, texts: textsOf(svg), states: statesOf(svg), transitions: new Set(ids), goesOn }
}

const fileOf = (chart: Chart, sheet: number): string =>
  sheet === 1 ? `${chart.name}.svg` : `${chart.name}-${sheet}.svg`

const sheetsOf = (chart: Chart): readonly Sheet[] => {
  const isOwn = (file: string) => file === `${chart.name}.svg` || new RegExp(`^${chart.name}-\\d+\\.svg$`).test(file)
  const count = readdirSync(FOLDER).filter(isOwn).length
  return Array.from({ length: count }, (_, index) => readSheet(fileOf(chart, index + 1)))
}

/** The smallest type on the page, in points, where the sheet fills the page that suits it better. */
const smallest = ({ texts, width, height }: Sheet): number => {
  const { upright, across } = PAGES
  const page = width > height ? across : upright
  return Math.min(...texts.map(({ size }) => size)) * Math.min(page.width / width, page.height / height)
}

const charts = chartMachines.map(readChart)

describe.each(charts.map(chart => [chart.name, chart] as const))('[QA-06] %s on paper', (_, chart) => {
  const sheets = sheetsOf(chart)

  test('has no type below 6 pt on any of its pages of A4', () => {
    expect(sheets.length).toBeGreaterThan(0)
    const small = sheets.filter(sheet => smallest(sheet) < 6).map(sheet => `${sheet.file}: ${smallest(sheet)} pt`)
    expect(small).toEqual([])
  })

  test('has all its words on the pages', () => {
    const cut = sheets.flatMap(({ file, width, height, texts }) =>
      texts
        .filter(text => text.x < 0 || text.x + text.width > width || text.y < text.size || text.y > height)
        .map(text => `${file}: the text at ${text.x} ${text.y}`),
    )
    expect(cut).toEqual([])
  })

  test('shows every state on one page, and says every transition there', () => {
    const shown = sheets.flatMap(({ states }) => states.filter(({ sheet }) => sheet === undefined).map(({ id }) => id))
    expect([...shown].sort()).toEqual(chart.states.map(({ id }) => id).sort())
    const pageOf = (id: string) => sheets.find(({ states }) => states.some(each => each.id === id && !each.sheet))
    const said = chart.transitions.filter(({ kind }) => kind !== 'historyDefault')
    const silent = said.filter(({ id, source }) => !pageOf(source)?.transitions.has(id)).map(({ id }) => id)
    expect(silent).toEqual([])
    const times = sheets.flatMap(({ transitions }) => [...transitions])
    expect(times.filter((id, index) => times.indexOf(id) !== index)).toEqual([])
  })

  test('leads from every folded state to the page that begins with it', () => {
    for (const { states } of sheets)
      for (const { id, sheet, link } of states.filter(state => state.sheet !== undefined)) {
        expect(link).toBe(fileOf(chart, sheet ?? 0))
        expect(sheets[(sheet ?? 0) - 1]?.states[0]).toEqual({ id, isFolded: false })
      }
  })

  test('leads from a page that does not hold a whole state to the one where it goes on', () => {
    const goingOn = sheets.flatMap(({ file, states: [frame] }) =>
      frame?.sheet === undefined ? [] : [[frame.id, file]],
    )
    const led = sheets.flatMap(({ states: [frame], goesOn }) => goesOn.map(file => [frame?.id, file]))
    expect(led).toEqual(goingOn)
  })
})
