/** What stands at a chart's port until the app, or a test, provides it: it throws the port's own name (architecture, machines). */
export const unprovided = (port: string) => (): never => {
  throw new Error(`${port} is not provided`)
}
