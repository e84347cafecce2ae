import { h } from './dom.ts'

/** Lets the reader choose a JSON file; undefined where none was chosen. */
export const chooseFile = async (): Promise<File | undefined> => {
  const field = h('input', { type: 'file', accept: '.json' })
  const chosen = new Promise<File | undefined>(resolve => {
    field.addEventListener('change', () => resolve(field.files?.[0]))
    field.addEventListener('cancel', () => resolve(undefined))
  })
  field.click()
  return chosen
}
