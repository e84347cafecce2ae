/** The browser is told to save data. */
export const sparesData = ({ navigator }: Window): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true
