import { formatCents } from '@xinglin/rules';
import { useTranslation } from 'react-i18next';

/** What the button of a renewal says: 续方 ¥5, or 免费续方. */
export function useRenewAct(): (priceCents: number) => string {
  const { t } = useTranslation('renewals');
  return (priceCents) =>
    priceCents === 0
      ? t('act.renewFree')
      : t('act.renew', { price: formatCents(priceCents, { decimals: 'auto' }) });
}
