/** A fault that changes nothing that anybody could see: by chart, as it is named without its line, with the reason. */
const EQUAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  login: {
    "logic output._tag === 'Left' && output.left.tag !== 'unknownPhone' -> output._tag === 'Left' || output.left.tag !== 'unknownPhone'":
      'Who was let in has no failure to keep, and for an unknown phone another transition runs.',
    "params 'password' -> 'password-other'": 'A problem with the password is never noted here: there is none to clear.',
  },
  qrLogin: {
    'logic context.code?.lifeMs ?? 0 -> context.code?.lifeMs': 'A code that is shown is there.',
    'limit 0 -> 1': 'A code that is shown is there, and whoever shows the first one begins to count anew.',
  },
  purchase: {
    "order { type: 'tellRights', params: renewed }, 'sayBought' -> 'sayBought', { type: 'tellRights', params: renewed }":
      'What is told to the parent goes out before what the chart tells itself, in either order.',
    "condition output._tag === 'Left' -> false":
      'Only an answer that says what was paid comes here: the guard has looked.',
  },
  sleepTimer: {
    'limit 0 -> 1': 'Only a choice in minutes is counted.',
  },
}

const withoutPlace = (fault: string): string => fault.replace(/ machines\/\S+:\d+/, '')

/** The faults of a chart that are told to be equal in effect. */
export const equalIn = (chart: string): ReadonlyArray<string> => Object.keys(EQUAL[chart] ?? {})

/** The faults that changed something and that nobody found. */
export const unfound = (chart: string, survivors: ReadonlyArray<string>): ReadonlyArray<string> =>
  survivors.filter(fault => !equalIn(chart).includes(withoutPlace(fault)))

/** What is told to be equal and was found after all, or is no longer planted. */
export const foundAfterAll = (chart: string, survivors: ReadonlyArray<string>): ReadonlyArray<string> =>
  equalIn(chart).filter(fault => !survivors.map(withoutPlace).includes(fault))
