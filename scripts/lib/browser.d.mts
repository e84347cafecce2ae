export declare const findBrowser: () => string | undefined
export declare const prepareBrowser: () => string | undefined
export declare const browserArgs: (...featuresOff: ReadonlyArray<string>) => string[]
