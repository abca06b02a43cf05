import type { ReviewedOrder } from '@xinglin/gateway-sdk';
import { useShortMoments } from '@xinglin/orders';
import { hospitalTimeZone } from '@xinglin/rules';
import { Card, DottedFacts, FaceHead } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** With whom a visit was, when, for whom and how long. */
export function VisitHead({
  order,
  aside,
}: {
  order: ReviewedOrder;
  aside?: ReactNode;
}): ReactElement {
  const { t } = useTranslation('reviews');
  const moments = useShortMoments(hospitalTimeZone);
  const { doctorId, doctorName, doctorGender, hospDeptName, visit } = order;
  return (
    <FaceHead
      kind="doctor"
      face={{ seed: doctorId, gender: doctorGender }}
      name={doctorName}
      note={hospDeptName}
      line={
        <DottedFacts>
          {[
            moments.moment(visit.at),
            visit.patientName,
            visit.minutes === null ? null : t('visit.minutes', { count: visit.minutes }),
          ]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </DottedFacts>
      }
      aside={aside}
    />
  );
}

/** The same as a card of its own, where nothing can be written. */
export function OrderHead({ order }: { order: ReviewedOrder }): ReactElement {
  return (
    <Card as="div">
      <VisitHead order={order} />
    </Card>
  );
}
