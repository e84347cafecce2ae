/** What the forms have in common in which an account is named. */
const OF_A_NAME = {
  "logic output._tag === 'Left' && output.left.tag !== 'unknownPhone' -> output._tag === 'Left' || output.left.tag !== 'unknownPhone'":
    'Who was let in has no failure to keep, and for an unknown phone another transition runs.',
  "order { type: 'clearProblem', params: ({ event }) => ({ field: eve -> 'tellDraft', { type: 'clearProblem', params: ({ event }) => ":
    'A draft has what was typed, and not what is wrong with it.',
}

/** A fault that changes nothing that anybody could see: by chart, as it is named without its line, with the reason. */
const EQUAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  app: {
    "order { type: 'keepWanted', params: going }, 'stayHere' -> 'stayHere', { type: 'keepWanted', params: going }":
      'The address that is put back is where the viewer is, not where they wished to go.',
    "order 'askAgain', { type: 'tellSession', params: { event: { type:  -> { type: 'tellSession', params: { event: { type: 'network.res":
      'What the app tells itself is heard after all actions.',
    'logic operator?.properties.layoutConfig ?? defaultLayoutConfig -> operator?.properties.layoutConfig':
      'Nobody is let in, and no catalogue opens, before the operator has answered.',
  },
  lineup: {
    'logic data?.missing.length ?? 0 -> data?.missing.length': 'No number of parts is below zero, nor below no number.',
  },
  catalogue: {
    "order wished, 'tellOpened' -> 'tellOpened', wished": 'The app is told a fact without the title.',
    "order { type: 'takePlace', params: ({ event: { page, params } }) = -> 'tellTitle', { type: 'takePlace', params: ({ event: { page, ":
      'The title is told what the event says.',
  },
  entrance: {
    "order { type: 'keepAdmission', params: ({ event }) => ({ admission -> 'saySaved', { type: 'keepAdmission', params: ({ event }) => ":
      'What is said of the password is the same whoever is let in.',
  },
  login: {
    ...OF_A_NAME,
    "params 'password' -> 'password-other'": 'A problem with the password is never noted here: there is none to clear.',
  },
  session: {
    "order 'dropSession', 'tellEnded' -> 'tellEnded', 'dropSession'": 'The app is told a fact without the session.',
  },
  announcements: {
    'logic announcement === undefined || now === undefined -> announcement === undefined && now === undefined':
      'Only one that is on screen passes, and what has passed has its moment.',
    'logic roundOf(context, id)?.restsUntil ?? context.now -> roundOf(context, id)?.restsUntil':
      'Neither now nor no time is later than now.',
    'limit 0 -> 1': 'One without a time is the oldest, a millisecond later too.',
  },
  codeForm: OF_A_NAME,
  kidsMode: { 'limit 0 -> 1': 'Only a PIN that is wrong comes here.' },
  epgSync: {
    'condition first === undefined -> false': 'Where nothing is left to fetch, nothing is fetched.',
    'comparison answer.right.length > 0 -> answer.right.length >= 0':
      'Where nothing differs the transition before it runs.',
  },
  removal: {
    'condition held === undefined -> false': 'It is released only where one is held.',
    "order 'forgetFirst', 'tellAnswer' -> 'tellAnswer', 'forgetFirst'":
      'The list is told the event and not what is left.',
  },
  recharge: { "params '' -> '-other'": 'Only the digits of a code are taken.' },
  reminders: {
    'logic context.saved ?? [] -> context.saved': 'Marks are kept after an answer only: what is saved is known.',
  },
  titleLists: { 'logic context.saved ?? NONE -> context.saved': 'More comes only to a list that is there.' },
  qrLogin: {
    'logic context.code?.lifeMs ?? 0 -> context.code?.lifeMs': 'A code that is shown is there.',
    'limit 0 -> 1': 'A code that is shown is there, and whoever shows the first one begins to count anew.',
  },
  schedule: {
    "logic answer._tag === 'Right' && channel?.epgId !== undefined -> answer._tag === 'Right' || channel?.epgId !== undefined":
      'Only programmes that were read come here, of a channel that has a guide.',
  },
  guide: {
    "order 'dropProgramme', { type: 'moveTo', params: ({ context, event -> { type: 'moveTo', params: ({ context, event }) => ({ to: sam":
      'Where it goes does not depend on the programme that is dropped.',
  },
  presentation: {
    "order { type: 'takePicture', params: { picture: 'locked' } }, { ty -> { type: 'tellStage', params: { type: 'stage.leavePictureInPi":
      'The browser is told to leave, and nothing of the picture.',
  },
  catchUpPlayer: {
    "order { type: 'tellEngine', params: { type: 'engine.pause' } }, {  -> { type: 'keepPlace', params: { paused: false } }, { type: 't":
      'The engine is told to pause, and nothing of the place.',
  },
  purchase: {
    "order take('tellRights'), 'sayBought' -> 'sayBought', take('tellRights')":
      'What is told to the parent goes out before what the chart tells itself, in either order.',
    "condition answer._tag === 'Left' -> false":
      'Only an answer that says what was paid comes here: the guard has looked.',
  },
  livePlayer: {
    "order 'stopEngine', { type: 'takeCallFailure', params: answered } -> { type: 'takeCallFailure', params: answered }, 'stopEngine'":
      'The engine is told to stop, and nothing of the failure.',
    "order { type: 'takeEndFailure', params: ended }, 'breakOff' -> 'breakOff', { type: 'takeEndFailure', params: ended }":
      'What the chart tells itself is heard after all actions.',
    "order 'goToEdge', { type: 'giveNotice', params: { reason: 'liveOnl -> { type: 'giveNotice', params: { reason: 'liveOnly' } }, 'goT":
      'The notice is told its reason, and nothing of the place.',
    "order { type: 'takeChannels', params: ({ event }) => ({ channels:  -> 'tellRecording', { type: 'takeChannels', params: ({ event })":
      'The recording is told the event and not what is kept of it.',
  },
  vodPlayer: {
    "order { type: 'takeAspect', params: ({ event }) => ({ aspect: even -> { type: 'tellStage', params: ({ event }) => ({ type: 'stage.":
      'The stage is told what the event says.',
    'limit 0 -> 1': 'An intro is skipped only where there is one.',
    "order 'noteAttended', 'goToStart' -> 'goToStart', 'noteAttended'":
      'Whether somebody is there and where it plays are two things.',
    "logic answer._tag === 'Left' && answer.left.tag === 'unplayable' -> answer._tag === 'Left' || answer.left.tag === 'unplayable'":
      'Only a title that cannot be played comes here: the guard has looked.',
  },
  vodHome: { 'limit 1 -> 2': 'Only what the chart has chosen is asked for: the beginning is never sent.' },
  sleepTimer: {
    'limit 0 -> 1': 'Only a choice in minutes is counted.',
  },
}

const withoutPlace = (fault: string): string => fault.replace(/ machines\/\S+:\d+/, '')

/** The faults of a chart that are told to be equal in effect. */
const equalIn = (chart: string): ReadonlyArray<string> => Object.keys(EQUAL[chart] ?? {})

/** The faults that changed something and that nobody found. */
export const unfound = (chart: string, survivors: ReadonlyArray<string>): ReadonlyArray<string> =>
  survivors.filter(fault => !equalIn(chart).includes(withoutPlace(fault)))

/** What is told to be equal and was found after all, or is no longer planted. */
export const foundAfterAll = (chart: string, survivors: ReadonlyArray<string>): ReadonlyArray<string> =>
  equalIn(chart).filter(fault => !survivors.map(withoutPlace).includes(fault))
