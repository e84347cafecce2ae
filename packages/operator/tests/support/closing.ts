import { afterEach } from 'vitest'

interface Closable {
  readonly close: () => Promise<void>
}

/** Whatever is given is closed after the test that opened it. */
export const closedAfterEach = (): (<Opened extends Closable>(opened: Opened) => Opened) => {
  const open: Closable[] = []
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close()
  })
  return opened => {
    open.push(opened)
    return opened
  }
}
