/** What the build writes into the worker (scripts/lib/offlineShell.ts). */
export interface ShellFacts {
  /** Names what was built: another build has another. */
  readonly version: string
  /** Files whose name changes with their content. */
  readonly files: ReadonlyArray<string>
  /** First parts of the paths that are pages of the app. */
  readonly pages: ReadonlyArray<string>
}

interface ShellParts {
  readonly caches: Pick<CacheStorage, 'open' | 'match'>
  readonly fetch: typeof fetch
  readonly origin: string
  /** Resolves when the network has had its time. */
  readonly patience: () => Promise<void>
}

/**
 * Whether a page opens from the device though its preload failed: Firefox gives such a page up, whatever the worker answers.
 */
export const outlivesPreload = (userAgent: string): boolean => !/\bGecko\/\d/.test(userAgent)

export const SHELL_CACHE = 'sintonia-shell'
const CONFIG = '/config.json'
/** At once, so that the page keeps the rest of the connections to itself. */
const LANES = 2

const keyOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Whether the deployment wishes a worker; unknown where the file is none, as that of a network's login page. */
const wishIn = (config: Response): Promise<boolean | undefined> =>
  config.json().then(
    deployment => deployment?.offline !== false,
    () => undefined,
  )

/**
 * The app's own files on the device (AHEAD-17): pages and deployment file as the network has them, or as kept when it does
 * not answer; files with a hash in their name as kept. Everything else, calls, media and pictures, is none of its business.
 */
export const makeShell = ({ version, files, pages }: ShellFacts, { caches, fetch, origin, patience }: ShellParts) => {
  /** A page belongs to its build: an older one may still be at work in another tab. */
  const page = `/?build=${version}`
  const hashed = new Set(files)
  /** A worker that was sent away answers until its last tab is closed: as the network does, without a shelf. */
  let isWished = true
  const shelf = () => caches.open(SHELL_CACHE)
  const find = async (key: string): Promise<Response | undefined> =>
    isWished ? caches.match(key, { cacheName: SHELL_CACHE, ignoreVary: true }) : undefined
  const keep = async (key: string, path: string, cache: RequestCache): Promise<void> => {
    const response = await fetch(path, { cache, priority: 'low' })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    await (await shelf()).put(key, response)
  }
  const newest = async (key: string, asked: Promise<Response>): Promise<Response> => {
    const inTime = Promise.race([asked, patience()]).catch(() => undefined)
    const answer = await inTime
    if (answer !== undefined && answer.status < 500) return answer
    return (await find(key)) ?? asked
  }
  const newConfig = async (request: Request): Promise<Response> => {
    const response = await fetch(request)
    if (!response.ok) return response
    const wish = await wishIn(response.clone())
    isWished = wish ?? isWished
    if (wish) await (await shelf()).put(CONFIG, response.clone())
    return response
  }
  return {
    /** Fetches what is not on the device yet. */
    install: async (): Promise<void> => {
      const known = new Set((await (await shelf()).keys()).map(({ url }) => keyOf(url)))
      const missing = files.filter(file => !known.has(file))
      const fetchNext = async (): Promise<void> => {
        for (let file = missing.pop(); file !== undefined; file = missing.pop()) await keep(file, file, 'default')
      }
      await Promise.all([
        keep(page, '/', 'no-cache'),
        keep(CONFIG, CONFIG, 'no-cache'),
        ...Array.from({ length: LANES }, fetchNext),
      ])
    },
    /** No tab is at an older build any more: what only that one needed goes. */
    clean: async (): Promise<void> => {
      const kept = await shelf()
      const needed = new Set([page, CONFIG, ...files])
      for (const request of await kept.keys()) if (!needed.has(keyOf(request.url))) await kept.delete(request)
    },
    /** The answer to a request of the page; `undefined` where it is the network's alone. */
    answer: (request: Request, preloaded: Promise<Response | undefined>): Promise<Response> | undefined => {
      const { origin: asked, pathname } = new URL(request.url)
      if (request.method !== 'GET' || asked !== origin) return undefined
      if (request.mode === 'navigate')
        return pages.includes(pathname.split('/')[1] ?? '')
          ? newest(
              page,
              preloaded.then(response => response ?? fetch(request)),
            )
          : undefined
      if (pathname === CONFIG) return newest(CONFIG, newConfig(request))
      return hashed.has(pathname) ? find(pathname).then(response => response ?? fetch(request)) : undefined
    },
  }
}
