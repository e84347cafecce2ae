type Attribute = string | number | boolean | undefined | ((event: Event) => void)

export type Child = Node | string | undefined | false | readonly Child[]

const setAttribute = (element: Element, name: string, value: Attribute): void => {
  if (typeof value === 'function') element.addEventListener(name, value)
  else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value))
}

const isNode = (child: Child): child is Node | string => child instanceof Node || typeof child === 'string'

const nodes = (children: readonly Child[]): readonly (Node | string)[] =>
  children.flatMap(child => (isNode(child) ? [child] : Array.isArray(child) ? nodes(child) : []))

/** An element; an attribute that is a function listens to the event of its name. */
export const h = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value)
  element.append(...nodes(children))
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

export const s = (
  tag: string,
  attributes: Readonly<Record<string, Attribute>>,
  ...children: readonly Node[]
): SVGElement => {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value)
  element.append(...children)
  return element
}

/** An element that the page's frame has. */
export const part = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`the page has no part ${id}`)
  return found
}

export const fill = (element: Element, ...children: readonly Child[]): void =>
  element.replaceChildren(...nodes(children))

/** An SVG element with its sizes, from the text of one. */
export const svgFrom = (text: string): SVGSVGElement => {
  const holder = document.createElement('div')
  holder.innerHTML = text
  const svg = holder.querySelector('svg')
  if (svg === null) throw new Error('no drawing')
  return svg
}
