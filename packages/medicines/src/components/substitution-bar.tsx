import { failureMessage, medicinesApi } from '@xinglin/api';
import { formatCents } from '@xinglin/rules';
import { ActionBar, Button, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedLine } from '../model/offered-line';
import { useMoments } from '../model/use-moments';

/** Takes the other maker's medicine, or waits for the first one. */
export function SubstitutionBar({
  orderNo,
  line,
}: {
  orderNo: string;
  line: OfferedLine;
}): ReactElement {
  const { t } = useTranslation('medicines');
  const { hour } = useMoments();
  const toast = useToast();
  const [decide] = medicinesApi.useDecideSubstitutionMutation();
  // The answer that is on its way: both buttons wait for it.
  const [sent, setSent] = useState<boolean | null>(null);
  const answer = async (isAccepted: boolean) => {
    if (sent !== null) return;
    setSent(isAccepted);
    const { data, error } = await decide({ orderNo, lineId: line.lineId, isAccepted });
    setSent(null);
    if (data === undefined) return toast.show(failureMessage(error, t), { tone: 'error' });
    const amount = formatCents(data.refundCents);
    const accepted = data.refundCents > 0 ? t('swap.doneRefund', { amount }) : t('swap.done');
    toast.show(isAccepted ? accepted : t('swap.waiting'), { tone: 'success' });
  };
  const { arrivesBy } = line.substitution;
  return (
    <ActionBar>
      <Button variant="outline" pending={sent === false} onClick={() => void answer(false)}>
        {t('swap.wait')}
      </Button>
      <Button pending={sent === true} onClick={() => void answer(true)}>
        {arrivesBy === null ? t('swap.accept') : t('swap.acceptBy', { time: hour(arrivesBy) })}
      </Button>
    </ActionBar>
  );
}
