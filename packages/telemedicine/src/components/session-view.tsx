import type { LocalDoctor, TelemedicineOrder } from '@xinglin/gateway-sdk';
import {
  OrderSteps,
  RefundState,
  useShortMoments,
  WrongPayments,
  type OrderView,
} from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { formatCents, formatInstant, telemedicineTerms } from '@xinglin/rules';
import { useLocale } from '@xinglin/i18n';
import {
  ActionBar,
  ButtonLink,
  Card,
  FaceHead,
  Fold,
  KeyValueList,
  PageHero,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionFacts } from './session-facts';
import { SessionSteps } from './session-steps';
import { SessionWays } from './session-ways';

/** With whom a session is, above its payment. */
export function SessionHead({ session }: { session: TelemedicineOrder }): ReactElement {
  const { expert, patientName, startsAt, timeZone } = session;
  const { moment } = useShortMoments(timeZone);
  return (
    <>
      <Card as="div">
        <FaceHead
          kind="doctor"
          face={{ seed: expert.doctorId, gender: expert.gender }}
          name={expert.name}
          note={expert.titleText}
          line={`${moment(startsAt)} · ${patientName}`}
        />
      </Card>
      <SessionSteps at="choose" />
    </>
  );
}

/** A session that is paid or over: its hour, how to take part, what is still to be done, and the facts folded. */
export function SessionView({
  session,
  view: { next, actions },
}: {
  session: TelemedicineOrder;
  view: OrderView;
}): ReactElement {
  const { t } = useTranslation(['telemedicine', 'orders']);
  const locale = useLocale();
  const { expert, localDoctor, patientName, startsAt, timeZone, group, mayChoosePlace } = session;
  const { moment } = useShortMoments(timeZone);
  const isAhead = group === 'active';
  const isPlaceMissing = localDoctor === null && mayChoosePlace;
  return (
    <>
      <PageHero
        tone={isAhead ? (isPlaceMissing ? 'warning' : 'brand') : 'past'}
        scene={isAhead ? 'clinic' : 'rest'}
        state={session.statusText}
        title={moment(startsAt)}
        note={t('order.with', { expert: expert.name, patient: patientName })}
      />
      <WrongPayments payments={session.wrongPayments} dueCents={session.amountCents} />
      <Card as="div">
        {/* Of a late refund nothing else is said than that it is late. */}
        {session.refund?.status !== 'late' && <p>{next}</p>}
        <RefundState refund={session.refund} />
      </Card>
      {isAhead && <SessionSteps at={isPlaceMissing ? 'place' : 'meet'} />}
      {isAhead && localDoctor !== null && <DayOf doctor={localDoctor} />}
      <SessionWays session={session} />
      <SessionFacts session={session} />
      {Boolean(actions) && <Stack inset>{actions}</Stack>}
      <Fold title={t('orders:title')} note={session.orderNo}>
        <Stack>
          <KeyValueList
            items={[
              {
                label: t('orders:createdAt'),
                value: formatInstant(session.createdAt, locale, timeZone),
              },
              {
                label: t('terms.price'),
                value: formatCents(session.amountCents, { decimals: 'auto' }),
              },
            ]}
          />
          <OrderSteps kind={session.kind} history={session.history} timeZone={timeZone} />
        </Stack>
      </Fold>
    </>
  );
}

/** What to do on the day: where to go, whom to ask for, what to bring. */
function DayOf({ doctor }: { doctor: LocalDoctor }): ReactElement {
  const { t } = useTranslation('telemedicine');
  return (
    <Card title={t('dayOf.title')}>
      <KeyValueList
        items={[
          {
            label: t('dayOf.where'),
            value: doctor.hospitalName,
            detail: doctor.address,
            strong: true,
          },
          {
            label: t('dayOf.whom'),
            value: t('facts.doctorName', { doctor: doctor.name, title: doctor.titleText }),
          },
          { label: t('facts.phone'), value: <a href={`tel:${doctor.phone}`}>{doctor.phone}</a> },
          { label: t('dayOf.bring'), value: t('dayOf.bringText') },
          {
            label: t('dayOf.enter'),
            value: t('dayOf.enterText', { minutes: telemedicineTerms.sessionMinutes }),
          },
        ]}
      />
    </Card>
  );
}

/** The one thing to do next for a session, as a bar; null where there is none. */
export function SessionBar({ session }: { session: TelemedicineOrder }): ReactElement | null {
  const { t } = useTranslation('telemedicine');
  const { orderNo, localDoctor, medicalCase, summary, mayChoosePlace, mayWriteCase } = session;
  const act =
    summary !== null
      ? { to: href('telemedicine.summary', {}, { orderNo }), text: t('bar.summary') }
      : mayChoosePlace && localDoctor === null
        ? { to: href('telemedicine.localDoctors', {}, { orderNo }), text: t('bar.place') }
        : mayWriteCase && medicalCase === null
          ? { to: href('telemedicine.writeCase', {}, { orderNo }), text: t('bar.case') }
          : null;
  return (
    act && (
      <ActionBar>
        <ButtonLink to={act.to}>{act.text}</ButtonLink>
      </ActionBar>
    )
  );
}
