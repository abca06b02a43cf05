import { specialDiseaseApi } from '@xinglin/api';
import type { SpecialDiseaseBooking } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import {
  formatCents,
  formatDay,
  formatInstant,
  formatWeekday,
  hospitalTimeZone,
} from '@xinglin/rules';
import {
  Button,
  Card,
  Gutter,
  KeyValueList,
  ListGroup,
  ListLink,
  Loaded,
  Prose,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Voucher } from '../voucher';

interface OfBooking {
  readonly booking: SpecialDiseaseBooking;
}

/** What a booking is about: its code and certificate where there are any, what was written, the refund rule. */
export function BookingCards({ booking }: OfBooking): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { agreementVersion: version, day, expert } = booking;
  return (
    <>
      {booking.hasCode && <Code booking={booking} />}
      <Card title={t('specialDisease.facts')}>
        <KeyValueList
          items={[
            {
              label: t('specialDisease.day'),
              value: t('card.when', {
                day: formatDay(day, locale, { year: true }),
                weekday: formatWeekday(day, locale),
              }),
              strong: true,
            },
            {
              label: t('specialDisease.expert'),
              value: t('specialDisease.doctor', { name: expert.name, title: expert.titleText }),
              detail: expert.hospitalName,
            },
            { label: t('specialDisease.patient'), value: booking.patientName },
            { label: t('specialDisease.materials'), value: booking.materials },
            ...(booking.note === ''
              ? []
              : [{ label: t('specialDisease.note'), value: booking.note }]),
          ]}
        />
      </Card>
      {booking.mayCancel && (
        <Card title={t('package.refund')}>
          <Prose>
            <ul>
              {booking.refundTerms.map(({ before, refundCents }) => (
                <li key={before}>
                  {t('terms.before', {
                    time: formatInstant(before, locale, hospitalTimeZone),
                    amount: formatCents(refundCents),
                  })}
                </li>
              ))}
              <li>{t('package.refundAfter')}</li>
            </ul>
          </Prose>
        </Card>
      )}
      {booking.hasCertificate && <Certificate booking={booking} />}
      <ListGroup>
        <ListLink
          label={t('specialDisease.agreement')}
          value={t('specialDisease.version', { version })}
          to={href('portal.agreementBusiness', {}, { bsType: 'specialDisease', version })}
        />
      </ListGroup>
    </>
  );
}

/** The code for the desk, once it is asked for: it is not in sight of people beside the phone before. */
function Code({ booking: { orderNo } }: OfBooking): ReactElement {
  const { t } = useTranslation('check-up');
  const [isAsked, setAsked] = useState(false);
  const answer = specialDiseaseApi.useGetSpecialDiseaseQrcodeQuery({ orderNo }, { skip: !isAsked });
  if (!isAsked)
    return (
      <Gutter>
        <Button block onClick={() => setAsked(true)}>
          {t('specialDisease.code.show')}
        </Button>
      </Gutter>
    );
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={3} count={1} />}>
      {({ visitCode }) => <Voucher code={visitCode} of="specialDisease.code" />}
    </Loaded>
  );
}

/** What was paid, for whom and when, under its number; once it is asked for. */
function Certificate({ booking: { orderNo } }: OfBooking): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const [isAsked, setAsked] = useState(false);
  const answer = specialDiseaseApi.useGetSpecialDiseasePayCertificateQuery(
    { orderNo },
    { skip: !isAsked },
  );
  if (!isAsked)
    return (
      <Gutter>
        <Button block variant="outline" onClick={() => setAsked(true)}>
          {t('specialDisease.certificate.show')}
        </Button>
      </Gutter>
    );
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={1} />}>
      {(found) => (
        <Card title={t('specialDisease.certificate.title')}>
          <Stack>
            <KeyValueList
              items={[
                { label: t('specialDisease.certificate.number'), value: found.certificateNo },
                { label: t('specialDisease.patient'), value: found.patientName },
                {
                  label: t('specialDisease.expert'),
                  value: found.expert.name,
                  detail: found.expert.hospitalName,
                },
                {
                  label: t('specialDisease.day'),
                  value: formatDay(found.day, locale, { year: true }),
                },
                {
                  label: t('specialDisease.certificate.paid'),
                  value: formatCents(found.paidCents),
                  strong: true,
                },
                {
                  label: t('specialDisease.certificate.paidAt'),
                  value: formatInstant(found.paidAt, locale, hospitalTimeZone),
                },
                ...(found.refundCents === 0
                  ? []
                  : [
                      {
                        label: t('specialDisease.certificate.refund'),
                        value: formatCents(found.refundCents),
                      },
                    ]),
              ]}
            />
          </Stack>
        </Card>
      )}
    </Loaded>
  );
}
