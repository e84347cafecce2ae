import { hashOf } from '../world/seed.ts'

export const isPictureAddress = (address: string | undefined): address is string =>
  address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address)

/** Another picture has another address. */
const mark = (picture: string): string => hashOf(picture).toString(36)

/** Where the logo of an imported channel is, at this origin (`gateway/pictures.ts`). */
export const logoAddress = (channelId: string, logo: string): string => `/gateway/logo/${channelId}/${mark(logo)}`

/** The same for the picture of an imported programme. */
export const programmePictureAddress = (programId: string, picture: string): string =>
  `/gateway/programme/${programId}/${mark(picture)}`
