import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type {
  CheckOutput,
  CheckWish,
  CodeFormEvent,
  CodeFormWish,
  CodeWish,
  ConfirmOutput,
  SendOutput,
} from '../../../../machines/codeForm/index.ts'
import type { NamedAccount } from '../../../../machines/rules/accountName.ts'
import { Instant, SECOND } from '../../../../models/codec/instant.ts'
import { RESEND_SECONDS, type VerificationPurpose } from '../../../../models/credentials.ts'
import { CalendarDate, Gender, Nationality } from '../../../../models/profile.ts'
import * as entranceEndpoints from '../../../../models/wire/entrance.ts'
import { eachSecond } from '../../clock/eachSecond.ts'
import type { ServerClock } from '../../clock/serverClock.ts'
import type { Timer } from '../../clock/timer.ts'
import type { CallOptions } from '../../http/types.ts'
import type { Stored } from '../../storage/storage.ts'
import { type KeysParts, newKey } from './keys.ts'
import { logIn } from './logIn.ts'
import type { PendingLogin } from './pendingLogin.ts'
import type { NamedPhone, Phones } from './phones.ts'

export const SentAt = t.record(t.string, Instant, 'CodesSentAt')
type SentAt = t.TypeOf<typeof SentAt>

export interface CodesParts extends KeysParts {
  readonly pending: Pick<PendingLogin, 'admit' | 'notePasswordChosen'>
  readonly phones: Phones
  readonly clock: Pick<ServerClock, 'now'>
  readonly timer: Timer
  /** When a code was last sent, by what it is for. */
  readonly sentAt: Stored<SentAt>
}

const named = ({ phones }: Pick<CodesParts, 'phones'>, account: NamedAccount): Promise<NamedPhone | undefined> =>
  account.method === 'phone'
    ? phones.find(account.accountName)
    : Promise.resolve({ phonePreCode: undefined, accountName: account.accountName })

/** The package is claimed by a user; nobody else is signed in. Why it was refused stands at the form. */
const optionsFor = (purpose: VerificationPurpose): CallOptions => ({
  hideErrorTip: 'all',
  ...(purpose !== 'freePackage' && { token: 'none' }),
})

const verify = async (
  parts: CodesParts,
  { task: purpose, ...account }: CodeWish,
  verificationCode: string | undefined,
): Promise<SendOutput> => {
  const name = await named(parts, account)
  if (name === undefined) return E.left({ tag: 'unknownPhone' })
  return parts.http.call(
    entranceEndpoints.verification,
    { purpose, loginType: account.method, ...name, verificationCode },
    optionsFor(purpose),
  )
}

export const sendCode =
  (parts: CodesParts) =>
  async (wish: CodeWish): Promise<SendOutput> => {
    const sent = await verify(parts, wish, undefined)
    if (E.isRight(sent)) {
      parts.sentAt.write({ ...parts.sentAt.read(), [wish.task]: parts.clock.now() })
    }
    return sent
  }

/** Whether it is the code that was sent. */
export const checkCode =
  (parts: CodesParts) =>
  ({ verificationCode, ...wish }: CheckWish): Promise<CheckOutput> =>
    verify(parts, wish, verificationCode)

/** No clock that was put back keeps anybody waiting longer than the whole of it. */
const secondsLeft = (at: Instant | undefined, now: Instant): number => {
  if (at === undefined || at > now + SECOND) return 0
  return Math.min(RESEND_SECONDS, Math.max(0, Math.ceil((at + RESEND_SECONDS * SECOND - now) / SECOND)))
}

export const countDown =
  ({ clock, timer, sentAt }: Pick<CodesParts, 'clock' | 'timer' | 'sentAt'>) =>
  (purpose: VerificationPurpose, tell: (event: CodeFormEvent) => void): (() => void) =>
    eachSecond(
      timer,
      () => secondsLeft(sentAt.read()?.[purpose], clock.now()),
      left => tell({ type: 'countdown.ticked', secondsLeft: left }),
    )

const decoded = <A>(
  codec: { readonly is: (value: unknown) => value is A },
  value: string | undefined,
): A | undefined => (codec.is(value) ? value : undefined)

const register = async (parts: CodesParts, wish: CodeFormWish, name: NamedPhone): Promise<ConfirmOutput> => {
  const { profile } = wish
  const answer = await parts.http.call(
    entranceEndpoints.register,
    {
      registerInfo: {
        loginType: wish.method,
        accountName: name.accountName,
        verificationCode: wish.verificationCode,
      },
      ...(await newKey(parts, wish.password)),
      phonePreCode: name.phonePreCode,
      name: profile.fullName,
      telephoneNumber: profile.telephoneNumber,
      dateOfBirth: decoded(CalendarDate, profile.dateOfBirth),
      nationality: decoded(Nationality, profile.nationality),
      cpf: profile.cpf,
      idNum: profile.idNum,
      gender: decoded(Gender, profile.gender),
    },
    optionsFor(wish.task),
  )
  if (E.isLeft(answer)) return answer
  parts.pending.notePasswordChosen(name.accountName)
  return E.right(parts.pending.admit(answer.right))
}

const reset = async (parts: CodesParts, wish: CodeFormWish, name: NamedPhone): Promise<ConfirmOutput> => {
  const { task, method, accountName, verificationCode, password } = wish
  const answer = await parts.http.call(
    entranceEndpoints.passwordReset,
    { loginType: method, ...name, verificationCode, ...(await newKey(parts, password)) },
    optionsFor(task),
  )
  if (E.isLeft(answer)) return answer
  parts.pending.notePasswordChosen(name.accountName)
  const letIn = await logIn(parts)({ method, accountName, password })
  return E.right(E.isRight(letIn) ? letIn.right : undefined)
}

/**
 * Signs up (AUTH-02), sets a new password and logs in with it (AUTH-04), or claims the free package (AUTH-06). A new password
 * is in force also where nobody is let in with it: the form to log in says why.
 */
export const confirm =
  (parts: CodesParts) =>
  async (wish: CodeFormWish): Promise<ConfirmOutput> => {
    const { task: purpose, verificationCode } = wish
    if (purpose === 'freePackage') return E.map(() => undefined)(await verify(parts, wish, verificationCode))
    const name = await named(parts, wish)
    if (name === undefined) return E.left({ tag: 'unknownPhone' })
    return purpose === 'register' ? register(parts, wish, name) : reset(parts, wish, name)
  }
