export { qrLoginMachine } from './machine.ts'
export { selectCodeSecondsLeft, selectQrStage, selectShownCode } from './selectors.ts'
export type { AdmitOutput, CodeOutput, QrLoginEvent, ShownCode } from './types.ts'
