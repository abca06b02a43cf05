import { useServerClock } from '@xinglin/api';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { useShortMoments } from '@xinglin/orders';
import { dayAt, formatCents, formatDay } from '@xinglin/rules';
import { Countdown, PageHero, RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { statusLook, visitDay, visitText } from '../model/visit';

interface VisitHeroProps {
  order: RegistrationOrder;
  /** The time to pay is over. */
  onExpire: () => void;
}

/** The top of an appointment: its hour while it is ahead, the time left to pay, or what came of it. */
export function VisitHero({ order, onExpire }: VisitHeroProps): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const clock = useServerClock();
  const { day } = useShortMoments(order.timeZone);
  const { status, statusText, patientName: patient, payBefore } = order;
  const { tone } = statusLook(status);
  const when = t('order.hero.who', { day: visitText(order, locale), patient });
  if (tone === 'brand')
    return (
      <PageHero
        tone="brand"
        scene="clinic"
        state={
          status === 'checkedIn'
            ? statusText
            : t(order.feeCents > 0 ? 'order.hero.paidAhead' : 'order.hero.booked')
        }
        title={t('order.hero.when', { day: day(order.date), time: order.startTime })}
        note={t('order.hero.who', { day: visitDay(order, locale), patient })}
      />
    );
  if (tone === 'warning') {
    const left = payBefore !== null && <Countdown until={payBefore} {...clock} onEnd={onExpire} />;
    return (
      <PageHero
        tone="warning"
        scene="clock"
        state={statusText}
        title={
          payBefore === null ? (
            t('order.hero.when', { day: day(order.date), time: order.startTime })
          ) : (
            <RichText
              text={t('order.hero.payWithin')}
              parts={{
                time: () => left,
              }}
            />
          )
        }
        note={when}
      />
    );
  }
  const { refund } = order;
  return (
    <PageHero
      tone="past"
      scene={status === 'completed' ? 'clinic' : 'rest'}
      state={when}
      title={statusText}
      note={
        refund &&
        // i18n-keys: booking:order.hero.refund*
        t(`order.hero.${refundLine[refund.status]}`, {
          amount: formatCents(refund.refundCents, { decimals: 'auto' }),
          day: formatDay(dayAt(refund.expectedBy, order.timeZone), locale),
        })
      }
    />
  );
}

const refundLine = {
  processing: 'refundBy',
  late: 'refundLate',
  done: 'refundDone',
} as const satisfies Record<NonNullable<RegistrationOrder['refund']>['status'], string>;
