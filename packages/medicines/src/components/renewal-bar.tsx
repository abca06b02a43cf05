import { ActionBar, Button, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Renewal } from '../model/renewal-call';
import { useRenewAct } from './use-renew-act';

/** The button that sends a renewal, with its price, and when it is answered. */
export function RenewalBar({
  renewal: { priceCents, answerWithinMinutes },
  isPending,
}: {
  readonly renewal: Pick<Renewal, 'priceCents' | 'answerWithinMinutes'>;
  readonly isPending: boolean;
}): ReactElement {
  const { t } = useTranslation('renewals');
  const act = useRenewAct();
  return (
    <ActionBar sticky>
      <Note as="span">{t('card.answer', { count: answerWithinMinutes })}</Note>
      <Button type="submit" pending={isPending}>
        {act(priceCents)}
      </Button>
    </ActionBar>
  );
}
