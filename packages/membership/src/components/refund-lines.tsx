import type { VipOrder } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { KeyValueList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Line = VipOrder['refundNowLines'][number];

interface RefundLinesProps {
  readonly lines: readonly Line[];
  readonly cents: number;
}

/** What is refunded of an order, line by line; the sum alone where nothing is taken off. */
export function RefundLines({ lines, cents }: RefundLinesProps): ReactElement {
  const { t } = useTranslation('membership');
  const detailOf = ({ days, order }: Line): string | undefined => {
    if (days) return t('cancel.usedDays', days);
    if (!order) return undefined;
    const { title, count } = order;
    return count > 1 ? t('cancel.savedMore', { title, count }) : title;
  };
  return (
    <KeyValueList
      items={[
        ...(lines.length < 2 ? [] : lines).map((line) => ({
          // i18n-keys: membership:cancel.line.*
          label: t(`cancel.line.${line.kind}`),
          value: signed(line),
          detail: detailOf(line),
        })),
        {
          label: t('cancel.refund'),
          value: formatCents(cents),
          detail: t('cancel.refundWay'),
          strong: true,
        },
      ]}
    />
  );
}

const signed = ({ kind, cents }: Line): string => {
  if (kind === 'paid') return formatCents(cents);
  return cents > 0 ? `+${formatCents(cents)}` : `−${formatCents(-cents)}`;
};
