import * as t from 'io-ts'
import { withDefault } from './codec/decode.ts'
import { between, matching, OwnFile } from './codec/narrow.ts'
import { optional } from './codec/optional.ts'
import { text, WebAddress } from './codec/text.ts'

/** A part of a brand that may be missing; one that cannot be used is left out and reported (NET-08). */
const part = <A>(codec: t.Type<A>) => withDefault(optional(codec), undefined)

const Hue = between('Hue', 0, 360)
/** More colour than this leaves no contrast to some hue on the darkest of the grounds. */
const Chroma = between('Chroma', 0, 0.2)
const Radius = between('Radius', 0, 20)
const Email = matching('Email', /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}$/)
const Phone = matching('Phone', /^\+?[\d ()-]{3,24}$/)

/** By the ground on which it stands: one alone stands on both. */
const Logo = t.strict({ dark: part(WebAddress), light: part(WebAddress) }, 'Logo')
const Legal = t.strict({ terms: part(WebAddress), privacy: part(WebAddress), notice: part(WebAddress) }, 'Legal')
const Support = t.strict({ page: part(WebAddress), email: part(Email), phone: part(Phone) }, 'Support')

const noLogo = { dark: undefined, light: undefined }
const noLegal = { terms: undefined, privacy: undefined, notice: undefined }
const noSupport = { page: undefined, email: undefined, phone: undefined }

/** What a deployment is called, looks like and links to (AHEAD-44). */
export const Brand = t.strict(
  {
    /** Where the manifest has no name in the language of the person (LANG-04). */
    name: withDefault(text('BrandName', 60), 'TV'),
    logo: withDefault(Logo, noLogo),
    icon: part(WebAddress),
    hue: part(Hue),
    chroma: part(Chroma),
    /** A file of the deployment's own origin, for all texts and weights. */
    font: part(OwnFile),
    /** Of pictures, fields and buttons, in px; larger and smaller corners follow. */
    radius: part(Radius),
    legal: withDefault(Legal, noLegal),
    support: withDefault(Support, noSupport),
  },
  'Brand',
)
export type Brand = t.TypeOf<typeof Brand>

/** Of a deployment that says nothing of it, or of which nothing is known yet. */
export const plainBrand: Brand = {
  name: 'TV',
  logo: noLogo,
  icon: undefined,
  hue: undefined,
  chroma: undefined,
  font: undefined,
  radius: undefined,
  legal: noLegal,
  support: noSupport,
}
