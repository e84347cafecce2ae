export declare const findBrowser: () => string | undefined
export declare const installBrowser: () => string | undefined
export declare const BROWSER_ARGS: ReadonlyArray<string>
