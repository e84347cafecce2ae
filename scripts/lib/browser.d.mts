export declare const launchOptions: (besides?: {
  readonly switches?: ReadonlyArray<string>
  readonly featuresOff?: ReadonlyArray<string>
  readonly isWhole?: boolean
}) => { executablePath: string; args: string[] }
export declare const prepareBrowser: () => string | undefined
export declare const findEngines: () => {
  readonly chromium: string | undefined
  readonly firefox: string | undefined
  readonly webkit: {
    readonly browser: string | undefined
    readonly driver: string | undefined
    readonly screen: string | undefined
  }
}
