import type { TelemedicineCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { OrderCard } from '@xinglin/orders';
import { formatInstant } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref } from '../model/session-at';
import { sessionLook } from '../model/session-look';

/** One session in a list: with whom and where, when, for whom. */
export function SessionCard(props: {
  session: TelemedicineCard;
  onExpire: () => void;
}): ReactElement {
  const { session, onExpire } = props;
  const { t } = useTranslation('telemedicine');
  const locale = useLocale();
  const { expert, localDoctor, group } = session;
  const isAhead = group === 'awaitingPayment' || group === 'active';
  return (
    <OrderCard
      order={session}
      to={orderHref(session.orderNo)}
      title={t('facts.doctorName', { doctor: expert.name, title: expert.titleText })}
      state={sessionLook(session)}
      lines={[
        expert.hospitalName,
        t('card.when', {
          time: formatInstant(session.startsAt, locale, session.timeZone),
          patient: session.patientName,
        }),
        ...(localDoctor === null
          ? isAhead
            ? [t('card.noPlace')]
            : []
          : [t('card.place', { doctor: localDoctor.name, clinic: localDoctor.hospitalName })]),
      ]}
      onExpire={onExpire}
    />
  );
}
