import type { IntlShape } from 'react-intl'
import type { Money } from '../../../models/codec/money.ts'
import { currencySymbol } from '../../../models/currency.ts'
import { formatNumber } from '../../ui/intl/format.ts'

/** The currency's sign and two decimals (LANG-07, spec §9). */
export const moneyText = ({ amount, currency }: Money, intl: IntlShape): string =>
  `${currencySymbol(currency)} ${formatNumber(amount, intl.locale)}`
