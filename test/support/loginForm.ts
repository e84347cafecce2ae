import { type AppSnapshot, selectEntrance } from '../../machines/app/index.ts'
import { selectLoginForm } from '../../machines/entrance/index.ts'

/** The running login form of an app. */
export const loginFormOf = (app: AppSnapshot) => {
  const entrance = selectEntrance(app)?.getSnapshot()
  return entrance && selectLoginForm(entrance)
}
