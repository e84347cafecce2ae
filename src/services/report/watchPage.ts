import type { Report } from './report.ts'

/** What the page says of errors and promises that nobody caught, and of what its policy forbids (NET-08). */
export const watchPage = (window: Window, { broken }: Pick<Report, 'broken'>): void => {
  window.addEventListener('error', ({ error }) => broken('page', error))
  window.addEventListener('unhandledrejection', ({ reason }) => broken('promise', reason))
  window.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    broken('csp', Object.assign(new Error(), { name: effectiveDirective })),
  )
}
