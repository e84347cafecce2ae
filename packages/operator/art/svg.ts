export type Attributes = Readonly<Record<string, string | number>>

/** Two decimals: below a pixel, so that slow movements stay smooth from frame to frame. */
export const round = (value: number): number => Math.round(value * 100) / 100

const attributes = (extra: Attributes) =>
  Object.entries(extra)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')

/** Path data with every number rounded: d`M${x} ${y}h${width}z`. */
export const d = (parts: TemplateStringsArray, ...values: ReadonlyArray<number | string>): string =>
  String.raw({ raw: parts }, ...values.map(value => (typeof value === 'number' ? round(value) : value)))

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra: Attributes = {}) =>
  `<rect${attributes({ x, y, width: Math.max(0, width), height: Math.max(0, height), fill, ...extra })}/>`

export const circle = (cx: number, cy: number, r: number, fill: string, extra: Attributes = {}) =>
  `<circle${attributes({ cx, cy, r: Math.max(0, r), fill, ...extra })}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra: Attributes = {}) =>
  `<ellipse${attributes({ cx, cy, rx: Math.max(0, rx), ry: Math.max(0, ry), fill, ...extra })}/>`

export const shape = (data: string, fill: string, extra: Attributes = {}) =>
  `<path d="${data}"${attributes({ fill, ...extra })}/>`

export const stroke = (data: string, colour: string, width: number, extra: Attributes = {}) =>
  `<path d="${data}"${attributes({ fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', ...extra })}/>`

export const group = (extra: Attributes, ...children: ReadonlyArray<string>) =>
  `<g${attributes(extra)}>${children.join('')}</g>`

export const at = (x: number, y: number, turn = 0): Attributes => ({
  transform: `translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}`,
})

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
