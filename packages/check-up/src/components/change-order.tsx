import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { Card, Cluster, Note, Stack } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RefundLine } from './refund-line';

interface ChangeOrderProps {
  readonly id: string;
  readonly order: PhysicalOrder;
  readonly actions: ReactNode;
}

/** How a check-up that is ahead is moved or cancelled, and what is refunded until when. */
export function ChangeOrder({ id, order, actions }: ChangeOrderProps): ReactElement {
  const { t } = useTranslation('check-up');
  const { amountCents, refundTerms, refundDay, createdAt, mayCancel, mayMove, movesLeft } = order;
  return (
    <Card
      id={id}
      title={t('rule.change')}
      {...(amountCents > 0 && {
        aside: t('rule.paid', { amount: formatCents(amountCents, { decimals: 'auto' }) }),
      })}
    >
      <Stack>
        {amountCents > 0 && (
          <RefundLine
            terms={refundTerms}
            day={refundDay}
            cents={amountCents}
            from={new Date(createdAt).getTime()}
          />
        )}
        <Note>
          {!mayCancel
            ? t('rule.over')
            : mayMove
              ? t('rule.moves', { count: movesLeft })
              : t('rule.noMoves')}
        </Note>
        {Boolean(actions) && <Cluster align="end">{actions}</Cluster>}
      </Stack>
    </Card>
  );
}
