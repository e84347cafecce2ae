import { parseArgs } from 'node:util'
import { CHAPTERS, type Chapter, type ConformOptions } from './conform.ts'
import { FORMS, type Form } from './report/forms.ts'

export const HELP = `Tries a back end against the contract of Sintonia, without the app.

  npm run conform -- https://their-backend --account NAME --password ...

  --account NAME         an account made for this: an email, or a phone as "+55 11987654321";
                         its lists are changed and put back. Without one only guests are tried.
                         It needs channels with live and catch-up rights, titles, a message, and terms
                         that it has signed
  --password ...         its password; better in the environment, as CONFORM_PASSWORD
  --app ORIGIN           where the app is served from, if not by the back end itself: CORS is tried
                         then, and paths that answers name are asked for there
  --hosts a,b            hosts that answers may lead to, as https://pictures.example or *.example;
                         without: those of the app's Content-Security-Policy
  --only a,b             parts alone: ${CHAPTERS.join(', ')}
  --report text|json|junit   in which form it reports (text)
  --out FILE             where to, if not to the terminal
  --help                 this text

Ends with 0 where nothing differs, 1 where something does, 2 where it could not be tried.`

export interface Wish {
  readonly options: ConformOptions
  readonly form: Form
  readonly out: string | undefined
}

/** A sentence for whoever typed something else. */
export class Unclear extends Error {}

const SWITCHES = {
  account: { type: 'string' },
  password: { type: 'string' },
  app: { type: 'string' },
  hosts: { type: 'string' },
  only: { type: 'string' },
  report: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const

const HOST = /^(?:(?:https?|wss?):\/\/)?(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?$/

/** The origin of an address; whatever stands behind it belongs to the calls. */
const originIn = (text: string, what: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new Unclear(`${what} is an address like https://backend.example, and not “${text}”.`)
  if (url.username !== '' || url.password !== '')
    throw new Unclear(`${what} has a name or a password in it: give them as --account and --password.`)
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new Unclear(`${what} is an origin, without a path: ${url.origin}`)
  return url
}

const parsed = (words: ReadonlyArray<string>) => {
  try {
    return parseArgs({ args: [...words], options: SWITCHES, strict: true, allowPositionals: true })
  } catch (error) {
    throw new Unclear(error instanceof Error ? error.message : String(error))
  }
}

const accountOf = (name: string | undefined, password: string | undefined) => {
  if (name === undefined) {
    if (password !== undefined) throw new Unclear('A password needs the account that it is of: --account NAME')
    return undefined
  }
  if (name.trim() === '') throw new Unclear('--account needs the name of an account')
  if (password === undefined || password === '')
    throw new Unclear('--account needs a password: --password ..., or CONFORM_PASSWORD in the environment')
  return { name: name.trim(), password }
}

const isChapter = (word: string): word is Chapter => CHAPTERS.some(chapter => chapter === word)

const chaptersIn = (text: string): ReadonlyArray<Chapter> =>
  text.split(',').map(word => {
    const chapter = word.trim()
    if (isChapter(chapter)) return chapter
    throw new Unclear(`--only has parts of ${CHAPTERS.join(', ')}; this is none: “${chapter}”`)
  })

const isForm = (text: string): text is Form => Object.hasOwn(FORMS, text)

/** The command line as a wish, or `'help'`. */
export const wishOf = (words: ReadonlyArray<string>, environment: NodeJS.ProcessEnv): Wish | 'help' => {
  const { values, positionals } = parsed(words)
  if (values.help === true) return 'help'
  const [address, ...others] = positionals
  if (address === undefined) throw new Unclear('Which back end? Give its address, like https://backend.example')
  if (others.length > 0) throw new Unclear(`One back end at a time; this is one more: ${others[0]}`)
  const form = values.report ?? 'text'
  if (!isForm(form)) throw new Unclear(`--report is one of ${Object.keys(FORMS).join(', ')}, and not “${form}”`)
  const hosts = values.hosts?.split(',').map(host => host.trim())
  const wrong = hosts?.find(host => !HOST.test(host))
  if (wrong !== undefined) throw new Unclear(`--hosts has hosts parted by commas; this is none: “${wrong}”`)
  const environmentPassword = values.account === undefined ? undefined : environment.CONFORM_PASSWORD
  return {
    form,
    out: values.out,
    options: {
      backEnd: originIn(address, 'The back end'),
      app: values.app === undefined ? undefined : originIn(values.app, '--app'),
      account: accountOf(values.account, values.password ?? environmentPassword),
      hosts,
      only: values.only === undefined ? undefined : chaptersIn(values.only),
    },
  }
}
