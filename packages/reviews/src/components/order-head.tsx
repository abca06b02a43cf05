import type { ReviewedOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Card, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What is reviewed: with whom it was, and where. */
export function OrderHead({ order }: { order: ReviewedOrder }): ReactElement {
  const { t } = useTranslation('reviews');
  return (
    <Card
      title={order.doctorName}
      more={{
        to: href('directory.doctor', { id: order.doctorId }),
        text: t('list.toDoctor'),
        label: t('list.toDoctorNamed', { name: order.doctorName }),
      }}
    >
      <Note>
        {order.doctorTitle} · {order.hospitalName} · {order.hospDeptName}
      </Note>
    </Card>
  );
}
