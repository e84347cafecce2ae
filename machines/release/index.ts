export { releaseMachine } from './machine.ts'
export { selectIsReleaseClosable, selectIsReleaseLoading, selectIsReleaseTold } from './selectors.ts'
