import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Passes bytes on after a while, in their order. */
const pipeLater = (from: Socket, to: Socket, ms: number): void => {
  from.on('data', chunk => setTimeout(() => to.writable && to.write(chunk), ms))
  from.on('end', () => setTimeout(() => to.end(), ms))
  from.on('error', () => to.destroy())
  from.on('close', () => setTimeout(() => to.destroy(), ms))
}

/** A way to a local server that takes `roundTripMs` there and back. */
export const startSlowProxy = async (targetOrigin: string, roundTripMs: number) => {
  const { hostname, port } = new URL(targetOrigin)
  const server = createServer(near => {
    const far = connect(Number(port), hostname)
    near.setNoDelay(true)
    far.setNoDelay(true)
    pipeLater(near, far, roundTripMs / 2)
    pipeLater(far, near, roundTripMs / 2)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}
