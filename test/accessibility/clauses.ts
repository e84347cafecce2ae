/**
 * What is asked of everybody's web page: the success criteria of WCAG 2.2 at A and AA (https://www.w3.org/TR/WCAG22/),
 * which chapter 9 of EN 301 549 repeats, and the clauses of its chapter 7 on video.
 */
export interface Clause {
  readonly id: string
  readonly name: string
  readonly level: 'A' | 'AA' | 'EN'
  /** Parts of the titles of the tests that show it. */
  readonly tests?: ReadonlyArray<string>
  /** What no test can say. */
  readonly person?: string
  /** Why it asks nothing of this app. */
  readonly idle?: string
}

const CAPTIONS = 'captions say what the picture shows, are chosen once'
const DESCRIBED = 'a described sound in the same language is chosen by arrows'
const KEYBOARD = 'by keyboard, every stop named'
const FOCUS = 'nothing hides what has the focus, which leads nowhere by itself'
const STOPS = 'the focus is seen at every stop'
const FIELD = 'stands at the field, in'
const FINGERS = 'every page has room for its words and for fingers'
const UNDO = 'come back on undo'

const criterion =
  (level: 'A' | 'AA') =>
  (id: string, name: string, rest: Omit<Clause, 'id' | 'name' | 'level'>): Clause => ({
    id: `WCAG ${id}`,
    name,
    level,
    ...rest,
  })
const a = criterion('A')
const aa = criterion('AA')
const video = (id: string, name: string, rest: Omit<Clause, 'id' | 'name' | 'level'>): Clause => ({
  id: `EN ${id}`,
  name,
  level: 'EN',
  ...rest,
})

export const CLAUSES: ReadonlyArray<Clause> = [
  a('1.1.1', 'Non-text Content', { person: 'The names that an operator gives its pictures say what they show.' }),
  a('1.2.1', 'Audio-only and Video-only (Prerecorded)', {
    person: 'The operator offers words for what is only heard.',
  }),
  a('1.2.2', 'Captions (Prerecorded)', {
    tests: [CAPTIONS],
    person: 'The captions of the operator are whole and true.',
  }),
  a('1.2.3', 'Audio Description or Media Alternative (Prerecorded)', {
    tests: ['is described where that was chosen once'],
  }),
  aa('1.2.4', 'Captions (Live)', { tests: [CAPTIONS], person: 'The captions of the operator are whole and true.' }),
  aa('1.2.5', 'Audio Description (Prerecorded)', {
    tests: ['is described where that was chosen once', 'that is over, are described where that was chosen once'],
    person: 'The operator has described what is worth it.',
  }),
  a('1.3.1', 'Info and Relationships', {}),
  a('1.3.2', 'Meaningful Sequence', { tests: ['by keyboard alone every control is reached in order'] }),
  a('1.3.3', 'Sensory Characteristics', { person: 'No text names a thing by its place, shape or colour alone.' }),
  aa('1.3.4', 'Orientation', { tests: ['a phone that is held'] }),
  aa('1.3.5', 'Identify Input Purpose', { tests: ['a password manager fills the log in'] }),
  a('1.4.1', 'Use of Color', {
    tests: ['with the colours of a person'],
    person: 'Signs of state read without colour.',
  }),
  a('1.4.2', 'Audio Control', { tests: ['the player’s keys and its quality menu'] }),
  aa('1.4.3', 'Contrast (Minimum)', { person: 'Words over pictures, which no rule can measure.' }),
  aa('1.4.4', 'Resize Text', { tests: ['letters of twice the size have room'] }),
  aa('1.4.5', 'Images of Text', { tests: ['shows its letters, named by its words'] }),
  aa('1.4.10', 'Reflow', { tests: [FOCUS, FINGERS] }),
  aa('1.4.11', 'Non-text Contrast', {
    tests: ['with the colours of a person'],
    person: 'Signs and edges of controls over pictures.',
  }),
  aa('1.4.12', 'Text Spacing', { tests: ['text that is spaced as its reader likes'] }),
  aa('1.4.13', 'Content on Hover or Focus', { tests: ['one at a time, and small again by Escape'] }),
  a('2.1.1', 'Keyboard', { tests: [KEYBOARD] }),
  a('2.1.2', 'No Keyboard Trap', { tests: [FOCUS] }),
  a('2.1.4', 'Character Key Shortcuts', { tests: ['keys of one letter are for the player alone'] }),
  a('2.2.1', 'Timing Adjustable', { person: 'No text of an operator asks for an answer in a time.' }),
  a('2.2.2', 'Pause, Stop, Hide', {
    tests: [
      'the carousel goes on, is held by pointer and focus, paused',
      'under reduced motion a guest finds it standing still',
    ],
  }),
  a('2.3.1', 'Three Flashes or Below Threshold', {
    person: 'What an operator plays does not flash; the app itself never does.',
  }),
  a('2.4.1', 'Bypass Blocks', {
    tests: ['a channel is reached and tuned, and the focus stays on it', 'the channels are arranged'],
  }),
  a('2.4.2', 'Page Titled', { tests: ['by the name that a person reads there'] }),
  a('2.4.3', 'Focus Order', { tests: [KEYBOARD] }),
  a('2.4.4', 'Link Purpose (In Context)', { tests: ['one name leads to one place'] }),
  aa('2.4.5', 'Multiple Ways', { tests: ['one field finds channels, programmes, people and titles'] }),
  aa('2.4.6', 'Headings and Labels', {
    tests: ['one name leads to one place'],
    person: 'The words say what they stand over.',
  }),
  aa('2.4.7', 'Focus Visible', { tests: [STOPS, 'with the colours of a person'] }),
  aa('2.4.11', 'Focus Not Obscured (Minimum)', { tests: [FOCUS] }),
  a('2.5.1', 'Pointer Gestures', { tests: ['a menu has every corner and size, without dragging'] }),
  a('2.5.2', 'Pointer Cancellation', { tests: ['a pointer that leaves what it pressed has pressed nothing'] }),
  a('2.5.3', 'Label in Name', { tests: ['one name leads to one place'] }),
  a('2.5.4', 'Motion Actuation', { idle: 'Nothing is done by moving the device.' }),
  aa('2.5.7', 'Dragging Movements', {
    tests: ['a menu has every corner and size, without dragging', 'by keyboard, by buttons and by hand'],
  }),
  aa('2.5.8', 'Target Size (Minimum)', { tests: [FINGERS] }),
  a('3.1.1', 'Language of Page', { tests: ['every page is accessible in'] }),
  aa('3.1.2', 'Language of Parts', {
    person: 'Titles in other languages than the page’s carry no mark of it: the contract has none.',
  }),
  a('3.2.1', 'On Focus', { tests: [FOCUS] }),
  a('3.2.2', 'On Input', { person: 'A choice changes what it names and nothing else.' }),
  aa('3.2.3', 'Consistent Navigation', {
    tests: ['the shell has navigation, language, theme, account and footer on every page'],
  }),
  aa('3.2.4', 'Consistent Identification', { tests: ['one name leads to one place'] }),
  a('3.2.6', 'Consistent Help', { tests: ['has its name, logos, icon, colour, corners and links'] }),
  a('3.3.1', 'Error Identification', { tests: [FIELD] }),
  a('3.3.2', 'Labels or Instructions', {}),
  aa('3.3.3', 'Error Suggestion', { tests: [FIELD] }),
  aa('3.3.4', 'Error Prevention (Legal, Financial, Data)', {
    tests: [UNDO],
    person: 'What is bought is confirmed at the operator’s own site.',
  }),
  a('3.3.7', 'Redundant Entry', {
    person: 'A password that was set anew is typed again to log in, which the criterion allows for safety.',
  }),
  aa('3.3.8', 'Accessible Authentication (Minimum)', {
    tests: ['a password manager fills the log in', 'a pasted verification code'],
  }),
  a('4.1.2', 'Name, Role, Value', { tests: ['every page is accessible in'] }),
  aa('4.1.3', 'Status Messages', { tests: ['a channel, a wait and a takeover are said once'] }),
  video('7.1.1', 'Captioning playback', { tests: [CAPTIONS, 'say what the picture shows, stay chosen over a reload'] }),
  video('7.1.2', 'Captioning synchronization', { tests: ['say what the picture shows, stay chosen over a reload'] }),
  video('7.1.3', 'Preservation of captioning', { idle: 'Nothing is recorded or passed on.' }),
  video('7.1.4', 'Captions characteristics', { tests: ['captions look as the viewer chooses'] }),
  video('7.1.5', 'Spoken subtitles', {
    person: 'Captions are text of the page; a screen reader is not told of each line.',
  }),
  video('7.2.1', 'Audio description playback', { tests: [DESCRIBED] }),
  video('7.2.2', 'Audio description synchronization', { tests: [DESCRIBED] }),
  video('7.2.3', 'Preservation of audio description', { idle: 'Nothing is recorded or passed on.' }),
  video('7.3', 'User controls for captions and audio description', { tests: [CAPTIONS, DESCRIBED] }),
]
