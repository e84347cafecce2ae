type Content = Readonly<Record<string, unknown>>

interface Message extends Content {
  readonly id?: number
  readonly method?: string
  readonly params?: Content
  readonly error?: unknown
  readonly message?: string
  readonly result?: Content
}

/** Orders and their answers, and what is told without an order: the form of both CDP and BiDi. */
export interface Wire {
  readonly send: (method: string, params?: Content, besides?: Content) => Promise<Content>
  readonly on: (method: string, heard: (params: Content, message: Content) => void) => void
  readonly close: () => void
}

export const openWire = async (address: string): Promise<Wire> => {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Message) => void>()
  const heard = new Map<string, Array<(params: Content, message: Content) => void>>()
  let orders = 0
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    for (const listener of heard.get(message.method ?? '') ?? []) listener(message.params ?? {}, message)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}`)))
  })
  return {
    send: (method, params = {}, besides = {}) =>
      new Promise((resolve, reject) => {
        orders += 1
        const id = orders
        const lost = () => reject(new Error(`${method}: the browser is gone`))
        socket.addEventListener('close', lost)
        waiting.set(id, ({ error, message, result }) => {
          waiting.delete(id)
          socket.removeEventListener('close', lost)
          if (error === undefined) resolve(result ?? {})
          else reject(new Error(`${method}: ${message ?? JSON.stringify(error)}`))
        })
        socket.send(JSON.stringify({ id, method, params, ...besides }))
      }),
    on: (method, listener) => {
      heard.set(method, [...(heard.get(method) ?? []), listener])
    },
    close: () => socket.close(),
  }
}
