/** In ms after the page has loaded: its first picture has the network to itself. */
const delay = 2000

/** The page has painted and rests: by real time, whatever its clock does. Lies before the first paint: every byte counts. */
export const whenIdle = (page: Window): Promise<void> =>
  new Promise(resolve =>
    page.addEventListener('load', () =>
      'scheduler' in page ? page.scheduler.postTask(() => resolve(), { delay }) : setTimeout(resolve, delay),
    ),
  )
