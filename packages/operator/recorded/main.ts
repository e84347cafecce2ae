import { convert, HELP, record, wishOf } from './command.ts'

const say = (line: string): void => console.log(line)

const wish = wishOf(process.argv.slice(2))
try {
  if (wish.what === 'help') say(HELP)
  else if (wish.what === 'har') say(convert(wish.file, wish.out))
  else if (wish.what === 'proxy') await record(wish.backEnd, wish.port, wish.out, say)
  else {
    console.error(`${wish.why}\n\n${HELP}`)
    process.exitCode = 2
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
