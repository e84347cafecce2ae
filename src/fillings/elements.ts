import { fill } from './fill.ts'

fill(Element.prototype, 'checkVisibility', function (this: Element, options?: CheckVisibilityOptions) {
  if (this.getClientRects().length === 0) return false
  return options?.visibilityProperty !== true || getComputedStyle(this).visibility === 'visible'
})

const { prototype } = HTMLElement

if (!('inert' in prototype))
  Object.defineProperty(prototype, 'inert', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('inert')
    },
    set(this: HTMLElement, isInert: boolean) {
      this.toggleAttribute('inert', isInert)
    },
  })

/** Without a top layer, it lies above what its own styles put it above. */
fill(prototype, 'showPopover', function (this: HTMLElement) {
  this.setAttribute('data-shown', '')
})
fill(prototype, 'hidePopover', function (this: HTMLElement) {
  this.removeAttribute('data-shown')
})

/** `:modal` came in Chromium 105: the build asks for this mark in its place. */
const { showModal, close } = HTMLDialogElement.prototype
HTMLDialogElement.prototype.showModal = function () {
  this.setAttribute('data-modal', '')
  showModal.call(this)
}
HTMLDialogElement.prototype.close = function (value) {
  this.removeAttribute('data-modal')
  close.call(this, value)
}
