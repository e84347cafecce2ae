/** In ms after the page has loaded: its first picture has the network to itself. */
const REST_MS = 2_000
/** And so long after it the first steps of a visit are made: what only a later one needs may come. */
const QUIET_MS = 10_000

const after = (page: Window, delay: number): Promise<void> =>
  new Promise(resolve => {
    const rest = () =>
      'scheduler' in page ? page.scheduler.postTask(() => resolve(), { delay }) : setTimeout(resolve, delay)
    // WebKit waits with its event for no script that another script has brought
    if (page.document.readyState === 'complete') rest()
    else page.addEventListener('load', rest)
  })

/** The page has painted and rests: by real time, whatever its clock does. Lies before the first paint: every byte counts. */
export const whenIdle = (page: Window) => after(page, REST_MS)
/** Nobody waits for anything of this visit any more, as far as time tells. */
export const whenQuiet = (page: Window) => after(page, QUIET_MS)
