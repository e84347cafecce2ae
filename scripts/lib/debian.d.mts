export declare const onPath: (command: string) => string | undefined
export declare const install: (name: string) => void
