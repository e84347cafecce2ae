import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PAGE_STYLE } from '../drawing/svgStyle.ts'
import type { ExplorerData } from './data.ts'
import { linkedScript } from './link.ts'
import { neededTokens } from './tokens.ts'

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

const text = (name: string): string => readFileSync(here(name), 'utf8')

/** In this order: what is narrow or printed has the last word. */
const STYLES = ['frame', 'nav', 'stage', 'drawing', 'panel', 'start', 'run', 'narrow', 'print']

/** Without what only readers of the source need. */
const shortCss = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/\{\n/g, '{')
    .replaceAll(/;\n\}/g, '}')
    .replaceAll(/;\n/g, ';')
    .replaceAll(/,\n/g, ',')
    .trim()

/** JSON that may stand in a page: no tag can end it. */
const inPage = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Before anything is painted: as the reader's system has it; the script below asks for the reader's own choice. */
const EARLY =
  "document.documentElement.dataset.theme=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark'"

const bodyOf = (product: string): string => `<button id="skip" class="skip" type="button">Skip to the content</button>
<header class="top">
<button id="menu" type="button" aria-expanded="false" aria-controls="charts">Charts</button>
<a class="brand" href="#">${escaped(product)} <span>statecharts</span></a>
<div class="search" role="search">
<label class="sr" for="query">Search states, events, requirements and words</label>
<input id="query" type="search" autocomplete="off" spellcheck="false" placeholder="Search states, events, requirements, words" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="results">
<kbd aria-hidden="true">/</kbd>
<div id="results" role="listbox" aria-label="Found" hidden></div>
<p id="resultCount" class="sr" role="status"></p>
</div>
<div class="tools">
<button id="live" type="button" aria-pressed="false" hidden>Live</button>
<button id="record" type="button" aria-pressed="false" title="Open a file of the flight recorder, or drop it on the page">Record</button>
<button id="coverage" type="button" aria-pressed="false">Coverage</button>
<button id="print" type="button">Print</button>
<button id="theme" type="button">Light</button>
</div>
</header>
<nav id="charts" aria-label="Charts"></nav>
<main id="main" tabindex="-1"><noscript><p>This page draws with JavaScript. The same charts as plain pages: <a href="README.md">README.md</a>.</p></noscript></main>
<aside id="panel" aria-label="Details"><button id="close" type="button" aria-label="Close the details">×</button><div id="detail"></div></aside>
<p id="note" role="status"></p>
<div id="sheets"></div>`

/**
 * The whole explorer as one file that needs nothing else: data, words, drawing, styles. The same bytes every time.
 * `tokens` is the app's style sheet of custom properties, in whose colours it stands.
 */
export const explorerPage = (data: ExplorerData, tokens: string): string => {
  const css = shortCss(STYLES.map(name => text(`styles/${name}.css`)).join('\n'))
  return [
    '<!doctype html>',
    '<html lang="en" data-theme="dark">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(data.title)}</title>`,
    `<script>${EARLY}</script>`,
    `<style>\n${neededTokens(tokens, `${PAGE_STYLE}\n${css}`)}\n${PAGE_STYLE}\n${css}\n</style>`,
    '</head>',
    '<body data-page="start" data-chosen="false">',
    bodyOf(data.about.product),
    `<script type="application/json" id="data">${inPage(data)}</script>`,
    `<script>${linkedScript(here('client/main.ts'))}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
