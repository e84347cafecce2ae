export declare const findBrowser: () => string | undefined
export declare const installBrowser: () => string | undefined
export declare const browserArgs: (...featuresOff: ReadonlyArray<string>) => string[]
