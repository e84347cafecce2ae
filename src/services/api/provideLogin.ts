import { fromPromise } from 'xstate'
import { loginMachine } from '../../../machines/login/index.ts'
import { type LoginParts, logIn } from './login.ts'

/** The login form's chart with the operator behind it: code that only the login page loads. */
export const provideLogin = (parts: LoginParts): typeof loginMachine =>
  loginMachine.provide({ actors: { logIn: fromPromise(({ input }) => logIn(parts)(input)) } })
