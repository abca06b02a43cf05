import { Price, type KeyValueItem } from '@xinglin/ui';
import { useTranslation } from 'react-i18next';

/** What of an order decides what its sum is called. */
interface SummedOrder {
  readonly amountCents: number;
  readonly payment: string;
}

/** The sum of an order as a fact: 应付 before it is paid, 实付 after, and no sum of nothing. */
export function useSumFact(): (order: SummedOrder, label: string) => KeyValueItem {
  const { t } = useTranslation('orders');
  return ({ amountCents: cents, payment }, label) => {
    const isPaid = payment === 'paid' && cents > 0;
    return {
      label: isPaid ? t('pay.paid') : label,
      value:
        cents === 0 ? t('pay.free') : <Price cents={cents} tone={isPaid ? 'plain' : 'price'} />,
    };
  };
}
