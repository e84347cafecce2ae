/** A browser as a person has it before them, whatever speaks to it. */
export interface Driver {
  readonly go: (address: string) => Promise<void>
  /** What an expression comes to in the page, awaited; it must be a value that JSON has. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly key: (name: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly press: (x: number, y: number) => Promise<void>
  /** A picture of the window, as PNG. */
  readonly shot: () => Promise<Buffer>
  /** What the page threw and nobody caught. */
  readonly errors: () => Promise<ReadonlyArray<string>>
  readonly close: () => Promise<void>
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A started browser; each of its visits knows nothing of those before it. */
export interface Running {
  readonly version: string
  /** For how long what a page shows is waited for, in ms: without a graphics card some engines are slow. */
  readonly patience: number
  /** Whether two visits go on side by side. */
  readonly isShared: boolean
  readonly visit: (size: Size) => Promise<Driver>
  readonly close: () => Promise<void>
}

/** An engine of the table. */
export interface Engine {
  readonly name: string
  /** What it has not, whatever the app does: journeys that need it are not run in it. */
  readonly lacks: ReadonlyArray<Need>
  /** One in which `npm test` runs the core. */
  readonly isCore?: boolean
  /** Starts it; undefined where it is not on this machine. */
  readonly start: () => Promise<Running | undefined>
}

export type Need = 'second window' | 'ClearKey' | 'full screen' | 'service worker'

/** In the words of WebDriver: keys that write nothing. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Input actions, which both forms of WebDriver take. */
export const keyActions = (...names: ReadonlyArray<string>) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: names.flatMap(name => ['keyDown', 'keyUp'].map(type => ({ type, value: KEYS[name] ?? name }))),
  },
]

export const pressActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** The form in which a value comes out of a page through every protocol. */
export const asJson = (expression: string): string => `(async () => JSON.stringify((await (${expression})) ?? null))()`
