import type { TalkPromise } from '@xinglin/conversation';
import type { ChatStanding, ConsultOrder } from '@xinglin/gateway-sdk';
import { hospitalTimeZone } from '@xinglin/rules';
import { useTranslation } from 'react-i18next';
import { useMoment } from './use-moment';
import { waitsFrom } from './waits-from';

/** From here on a promise is shown in hours. */
const hour = 60;
const minuteMs = 60_000;

/**
 * What a consult promised of its first answer: by when it comes, or that it came in time; null once that is over, and
 * where an answer took longer, as after a wait for pictures.
 */
export function usePromise(
  consult: ConsultOrder | undefined,
): (standing: Pick<ChatStanding, 'phase' | 'until'>) => TalkPromise | null {
  const { t } = useTranslation('consult');
  const moment = useMoment(consult?.timeZone ?? hospitalTimeZone);
  return ({ phase, until }) => {
    if (consult === undefined || phase === 'closed') return null;
    const { startsAt, answeredAt, answerWithinMinutes: minutes } = consult;
    if (until?.outcome === 'refunds') {
      const text =
        startsAt === null
          ? t('dpchat.due', { at: moment(until.at) })
          : t('dpchat.callAt', { at: moment(startsAt) });
      return { text, isMet: false };
    }
    const from = waitsFrom(consult);
    if (startsAt !== null || answeredAt === null || from === null) return null;
    if (Date.parse(answeredAt) - Date.parse(from) > minutes * minuteMs) return null;
    const [unit, count] =
      minutes < hour
        ? (['minutes', minutes] as const)
        : (['hours', Math.round(minutes / hour)] as const);
    // i18n-keys: consult:dpchat.promiseMet.*
    return { text: t(`dpchat.promiseMet.${unit}`, { count }), isMet: true };
  };
}
