import type { ConsultCard, ConsultOrder } from '@xinglin/gateway-sdk';

/** How the chip of a consult's state looks, and of a question to several experts. */
export function consultLook({
  group,
  state,
}: Pick<ConsultCard, 'group'> & { readonly state: string }) {
  // The photos that the doctor waits for.
  if (state === 'paused') return 'attention' as const;
  switch (group) {
    case 'awaitingPayment':
      return 'attention' as const;
    case 'active':
      return 'underway' as const;
    case 'completed':
      return 'done' as const;
    default:
      return 'cancelled' as const;
  }
}

/** Whether patient and doctor can speak, or spoke: a doctor is known, and it was paid; what was given up unanswered holds nothing to read, unless it goes on as another. */
export function hasConversation({
  doctor,
  group,
  state,
  answeredAt = null,
}: Pick<ConsultCard, 'doctor' | 'group' | 'state'> &
  Partial<Pick<ConsultOrder, 'answeredAt'>>): boolean {
  return (
    doctor !== null &&
    (group === 'active' || group === 'completed' || state === 'upgraded' || answeredAt !== null)
  );
}

/** Whether it is over, so that the same can be asked again. */
export const isOver = ({ group }: Pick<ConsultCard, 'group'>): boolean =>
  group !== 'awaitingPayment' && group !== 'active';

/** Whether its doctor can still be told more: it is neither cancelled nor ended. */
export const mayAddToCase = ({ group }: Pick<ConsultCard, 'group'>): boolean => group === 'active';
