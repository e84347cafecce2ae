import type { Report } from './report.ts'

/** What a browser says of its own accord where sizes change while they are told: the rest is told with the next frame. */
const SIZES_TOLD_LATER = /^ResizeObserver loop/

/** What the page says of errors and promises that nobody caught, and of what its policy forbids (NET-08). */
export const watchPage = (window: Window, { broken }: Pick<Report, 'broken'>): void => {
  window.addEventListener('error', event => {
    if (SIZES_TOLD_LATER.test(event.message)) event.preventDefault()
    else broken('page', event.error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => broken('promise', reason))
  window.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    broken('csp', Object.assign(new Error(), { name: effectiveDirective })),
  )
}
