import type { MedicineLine } from '@xinglin/gateway-sdk';
import { useTranslation } from 'react-i18next';
import { useMoments } from './use-moments';

/** Whose move it is and until when: 等药师审方，今天 21:20 前. For a prescription that waits for no one, that it is over. */
export function useNextHand({ phase, next }: MedicineLine): string {
  const { t } = useTranslation('medicines');
  const { moment } = useMoments();
  const isOwn = next.hand === 'patient';
  // i18n-keys: medicines:next.hand.*, medicines:next.own.*
  const what = isOwn ? t(`next.own.${phase}`) : t(`next.hand.${next.hand}`);
  return next.by === null ? what : t('next.by', { what, time: moment(next.by) });
}
