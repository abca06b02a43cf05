import { ActionBar, Button, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import type { Renewal } from '../model/renewal-call';
import { useAnswerNote } from '../model/use-answer-note';
import { useRenewAct } from './use-renew-act';

/** The button that sends a renewal, with its price, and when it is answered. */
export function RenewalBar({
  renewal: { priceCents, answerWithinMinutes, doctor },
  isPending,
}: {
  readonly renewal: Pick<Renewal, 'priceCents' | 'answerWithinMinutes' | 'doctor'>;
  readonly isPending: boolean;
}): ReactElement {
  const answerNote = useAnswerNote();
  const act = useRenewAct();
  return (
    <ActionBar sticky>
      <Note as="span">{answerNote(answerWithinMinutes, doctor?.name)}</Note>
      <Button type="submit" pending={isPending}>
        {act(priceCents)}
      </Button>
    </ActionBar>
  );
}
