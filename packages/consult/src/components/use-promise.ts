import type { ChatStanding, ConsultOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import { useTranslation } from 'react-i18next';

/** From here on a promise is shown in hours. */
const hour = 60;

/** What a consult promised of its first answer, and whether that was kept; null once it is over. */
export function usePromise(
  consult: ConsultOrder | undefined,
): (standing: Pick<ChatStanding, 'phase' | 'until'>) => string | null {
  const { t } = useTranslation('consult');
  const locale = useLocale();
  return ({ phase, until }) => {
    if (consult === undefined || phase === 'closed') return null;
    const { startsAt, timeZone, answerWithinMinutes: minutes } = consult;
    // Unanswered, it ends with a refund.
    const isMet = until?.outcome === 'closes';
    if (startsAt !== null)
      return isMet ? null : t('dpchat.callAt', { at: formatInstant(startsAt, locale, timeZone) });
    const [unit, count] =
      minutes < hour
        ? (['minutes', minutes] as const)
        : (['hours', Math.round(minutes / hour)] as const);
    // i18n-keys: consult:dpchat.promise.*, consult:dpchat.promiseMet.*
    return t(`dpchat.${isMet ? 'promiseMet' : 'promise'}.${unit}`, { count });
  };
}
