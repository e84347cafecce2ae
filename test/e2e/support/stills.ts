/** Where the still of a show is in this size, whole or in one of its cuts. */
export const stillOfShow = (size: string): RegExp =>
  new RegExp(`^/art/(printed/programmes/\\w+-${size}\\.avif|show/\\w+-\\d-${size}\\.svg)$`)
