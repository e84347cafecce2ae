export { ShareKeyDialog } from './Dialog.tsx'
export { ShareKeyPage } from './Page.tsx'
export { UnsealedPage } from './Unsealed.tsx'
