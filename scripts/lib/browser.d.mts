export declare const launchOptions: (besides?: {
  readonly switches?: ReadonlyArray<string>
  readonly featuresOff?: ReadonlyArray<string>
  readonly isWhole?: boolean
}) => { executablePath: string; args: string[] }
export declare const prepareBrowser: () => string | undefined
