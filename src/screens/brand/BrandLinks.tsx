import { useIntl } from 'react-intl'
import type { Brand } from '../../../models/brand.ts'
import css from './Brand.module.css'

/** What holds here, and who helps: on pages of the operator's own. */
export const BrandLinks = ({ brand: { legal, support } }: { readonly brand: Brand }) => {
  const intl = useIntl()
  const { email, phone } = support
  const links = [
    [legal.terms, intl.formatMessage({ id: 'brand.terms', defaultMessage: 'Terms of use' })],
    [legal.privacy, intl.formatMessage({ id: 'brand.privacy', defaultMessage: 'Privacy policy' })],
    [legal.notice, intl.formatMessage({ id: 'brand.notice', defaultMessage: 'Legal notice' })],
    [support.page, intl.formatMessage({ id: 'brand.help', defaultMessage: 'Help' })],
    [email && `mailto:${email}`, email],
    [phone && `tel:${phone.replace(/[^\d+]/g, '')}`, phone],
  ] as const
  return (
    <ul className={css.links}>
      {links.map(
        ([address, name]) =>
          address && (
            <li key={address}>
              <a href={address}>{name}</a>
            </li>
          ),
      )}
    </ul>
  )
}
