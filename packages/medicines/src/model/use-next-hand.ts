import type { MedicineLine } from '@xinglin/gateway-sdk';
import { dayAt, hospitalTimeZone } from '@xinglin/rules';
import { useTranslation } from 'react-i18next';
import { useMoments } from './use-moments';

/** Whose move it is and until when: 等药师审方，今天 21:20 前. Of medicines that are with their patient, how long they last. */
export function useNextHand(
  { phase, next }: MedicineLine,
  runsOutOn: string | null = null,
): string {
  const { t } = useTranslation('medicines');
  const { day, deadline, moment, now } = useMoments();
  if (phase === 'done' && next.hand === 'nobody' && runsOutOn !== null) {
    const isOver = runsOutOn < dayAt(new Date(now), hospitalTimeZone);
    return t(isOver ? 'next.ranOut' : 'next.lasts', { day: day(runsOutOn) });
  }
  const isOwn = next.hand === 'patient';
  // i18n-keys: medicines:next.hand.*, medicines:next.own.*
  const what = isOwn ? t(`next.own.${phase}`) : t(`next.hand.${next.hand}`);
  return next.by === null ? what : t('next.by', { what, time: moment(deadline(next.by)) });
}
