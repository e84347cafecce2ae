export const part = (name: string | undefined, parent: Element): HTMLElement => {
  const element = document.createElement('div')
  element.className = name ?? ''
  parent.append(element)
  return element
}
