import type { PrescriptionDetail } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Stack } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../model/use-moments';
import { doctorHref, prescriptionHref } from '../model/ways';

/** Why a prescription cannot be used any more, with the way on: the newer one, or its doctor. Nothing where it can be. */
export function PrescriptionEnd({
  prescription,
}: {
  prescription: PrescriptionDetail;
}): ReactElement | null {
  const { t } = useTranslation('medicines');
  const { deadline, moment } = useMoments();
  const { state, review, supersededBy, orderKey, validUntil, doctorName } = prescription;
  const said = (title: string, text: string, more?: ReactNode) => (
    <Card title={title}>
      <Stack>
        <p>{text}</p>
        {supersededBy === null ? (
          more
        ) : (
          <ButtonLink block variant="outline" to={prescriptionHref(supersededBy)}>
            {t('end.newer')}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
  const ask = (
    <ButtonLink
      block
      variant="outline"
      to={orderKey === null ? href('consult.portal') : doctorHref(orderKey)}
    >
      {t('end.ask', { doctor: doctorName })}
    </ButtonLink>
  );
  if (state === 'returned')
    return said(
      review?.reason
        ? t('end.returned', { pharmacist: review.pharmacistName, reason: review.reason })
        : t('end.returnedBare'),
      t('end.returnedHint', { doctor: doctorName }),
      ask,
    );
  if (state === 'expired')
    return said(
      validUntil === null
        ? t('end.expiredInReview')
        : t('end.expired', { time: moment(deadline(validUntil)) }),
      t('end.expiredHint', { doctor: doctorName }),
    );
  if (state === 'cancelled')
    return said(t('end.cancelled', { doctor: doctorName }), t('end.cancelledHint'), ask);
  return state === 'superseded' ? said(t('end.superseded'), t('end.supersededHint')) : null;
}
