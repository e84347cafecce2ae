/** Made with the first wish for it; a failure is forgotten, and the next wish tries again. */
export const once = <Part>(make: () => Promise<Part>): (() => Promise<Part>) => {
  let part: Promise<Part> | undefined
  return () => {
    part ??= make().catch(error => {
      part = undefined
      throw error
    })
    return part
  }
}
