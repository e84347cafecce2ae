export declare const launchOptions: (besides?: {
  readonly switches?: ReadonlyArray<string>
  readonly featuresOff?: ReadonlyArray<string>
}) => { executablePath: string; args: string[] }
export declare const prepareBrowser: () => string | undefined
