import { type ComponentType, lazy } from 'react'
import { loadAllMessages } from './intl/messages.ts'

/** A view of its own code, which comes together with its words. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [view] = await Promise.all([load(), loadAllMessages()])
    return { default: view }
  })
