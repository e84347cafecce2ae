interface Connection {
  readonly saveData?: boolean
  readonly type?: string
}

/** The browser is told to save data, or is on a network where people pay for each byte (AHEAD-25). */
export const sparesData = ({ navigator }: Window): boolean => {
  if (!('connection' in navigator)) return false
  const { saveData, type } = (navigator.connection ?? {}) as Connection
  return saveData === true || type === 'cellular'
}
