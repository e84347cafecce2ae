/** Put into a page: the browser is asked to spare data, so nothing is fetched on the mere chance that it is wanted. */
export const sparingData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}
