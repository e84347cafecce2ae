import { ownScript } from '../trusted.ts'

/** What is on its way, or has come, by address; the page itself names what it begins with. */
const files = new Map<string | null, Promise<unknown>>(
  [...document.querySelectorAll('link, script')].map(element => [
    element.getAttribute('href') ?? element.getAttribute('src'),
    Promise.resolve(),
  ]),
)
const missed = new Set<string>()

const elsewhere = document.implementation.createHTMLDocument()

/**
 * Takes up what is preloaded: Chromium keeps a preload, also one that failed, for the first who really asks, and complains
 * where nobody does. This script asks and never runs: it is in another document before anything of it is there.
 */
const takeUp = (address: string): void => {
  const script = document.createElement('script')
  script.crossOrigin = ''
  script.src = ownScript(address)
  document.head.append(script)
  elsewhere.head.append(script)
}

const fetchFile = (address: string): Promise<unknown> => {
  const isCode = address.endsWith('.js')
  const link = document.createElement('link')
  link.rel = isCode ? 'preload' : 'stylesheet'
  if (isCode) link.as = 'script'
  link.crossOrigin = ''
  link.href = address
  return new Promise((resolve, reject) => {
    link.onload = () => {
      missed.delete(address)
      resolve(undefined)
    }
    link.onerror = () => {
      link.remove()
      files.delete(address)
      missed.add(address)
      reject(new Error(`${address} did not come`))
    }
    document.head.append(link)
    if (isCode) takeUp(address)
  })
}

const arrival = (address: string): Promise<unknown> => {
  const coming = files.get(address) ?? fetchFile(address)
  files.set(address, coming)
  return coming
}

/** After an outage one file that did not come is asked for first, and the others when it is there. */
const allArrive = async (addresses: ReadonlyArray<string>): Promise<void> => {
  const lost = addresses.find(address => missed.has(address))
  if (lost !== undefined) await arrival(lost)
  await Promise.all(addresses.map(arrival))
}

const tell = (failure: unknown): never => {
  window.dispatchEvent(new Event('vite:preloadError'))
  throw failure
}

/**
 * Imports a part of the app when all of its files have come: a module that was imported and did not come is kept as failed by
 * Chromium up to 150 for as long as the page lives, and asking again is in vain.
 * @param made what the part is made of, code and styles, below the root of the app: nothing if it is there already
 */
export const loadPart = <Part>(part: () => Promise<Part>, made: ReadonlyArray<string> = []): Promise<Part> =>
  allArrive(made.map(file => import.meta.env.BASE_URL + file))
    .then(part)
    .catch(tell)
