import { childrenOf, type MpdElement } from './mpd.ts'

/** What a sound or a picture of a DASH manifest is for, as far as HLS has a word for it. */
export type DashRole = 'main' | 'description' | 'commentary' | 'sign'

const ROLES = 'urn:mpeg:dash:role:2011'
const PURPOSES = 'urn:tva:metadata:cs:AudioPurposeCS:2007'
const FOR_THE_BLIND = '1'

const valuesIn = (set: MpdElement, name: string, scheme: string): ReadonlyArray<string | undefined> =>
  childrenOf(set, name)
    .filter(({ attributes }) => attributes.schemeIdUri === scheme)
    .map(({ attributes }) => attributes.value)

/** By Role or by the older Accessibility (ISO/IEC 23009-1, 5.8.5.5; DVB-DASH, 6.1.2). */
export const roleOf = (set: MpdElement): DashRole => {
  const roles = valuesIn(set, 'Role', ROLES)
  const purposes = [
    ...valuesIn(set, 'Accessibility', PURPOSES),
    ...valuesIn(set, 'Accessibility', ROLES).map(value => (value === 'description' ? FOR_THE_BLIND : value)),
  ]
  if ([...roles, ...purposes].includes('sign')) return 'sign'
  if (roles.includes('description') || purposes.includes(FOR_THE_BLIND)) return 'description'
  return roles.includes('commentary') ? 'commentary' : 'main'
}

const CONFIGURATIONS: ReadonlyArray<string | undefined> = [
  'urn:mpeg:dash:23003:3:audio_channel_configuration:2011',
  'urn:mpeg:mpegB:cicp:ChannelConfiguration',
]

/** Channels by the number of the configuration (ISO/IEC 23091-3, table 2). */
const CHANNELS: Readonly<Record<string, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 8, 11: 7, 12: 8, 14: 8 }

/** How many channels it has, where it says so in a way that is known here; what the representation says counts first. */
export const channelsOf = (...elements: ReadonlyArray<MpdElement>): number | undefined =>
  elements
    .flatMap(element => childrenOf(element, 'AudioChannelConfiguration'))
    .filter(({ attributes }) => CONFIGURATIONS.includes(attributes.schemeIdUri))
    .flatMap(({ attributes }) => CHANNELS[attributes.value ?? ''] ?? [])[0]
