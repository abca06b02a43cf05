import { medicinesApi } from '@xinglin/api';
import type { PrescriptionDetail } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  Loaded,
  Page,
  PageHeader,
  Prose,
  SkeletonList,
  useFocusKept,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { prescriptionCall } from '../model/prescription-call';
import { useFace } from '../model/use-face';
import { useMoments } from '../model/use-moments';
import { useSignedNote } from '../model/use-signed-note';
import { LineCard } from './line-card';
import { MedicineCard } from './medicine-card';
import { ParcelCard } from './parcel-card';
import { PickupCode } from './pickup-code';
import { PrescriptionEnd } from './prescription-end';
import { PrescriptionBar } from './prescription-bar';
import { SignatureCard } from './signature-card';

/** One prescription as its line: every hand, every silence, what is offered, where the parcels are, who signed it. */
export function PrescriptionPage(): ReactElement {
  const { t } = useTranslation('medicines');
  const { answer } = prescriptionCall.useAnswer();
  const list = href('medicines.prescriptions');
  const frame = (content: ReactNode, bar?: ReactNode) => (
    <Page
      header={
        <PageHeader
          title={t('prescription.title')}
          backTo={list}
          action={
            <ButtonLink variant="text" size="small" to={list}>
              {t('prescription.others')}
            </ButtonLink>
          }
        />
      }
      actionBar={bar}
    >
      {content}
    </Page>
  );
  return (
    <Loaded
      query={answer}
      skeleton={<SkeletonList avatar lines={4} count={3} />}
      frame={(content) => frame(content)}
      gone={t('prescription.gone')}
      action={<ButtonLink to={list}>{t('prescriptions.title')}</ButtonLink>}
    >
      {(prescription) => <Shown prescription={prescription} frame={frame} />}
    </Loaded>
  );
}

function Shown({
  prescription,
  frame,
}: {
  prescription: PrescriptionDetail;
  frame: (content: ReactNode, bar?: ReactNode) => ReactElement;
}): ReactElement {
  const { t } = useTranslation('medicines');
  const { deadline, moment } = useMoments();
  const { line, items, orderNo, state, validUntil, note, patientName, diagnosis } = prescription;
  const asked = medicinesApi.useGetDrugOrderQuery(
    { orderNo: orderNo ?? '' },
    { skip: orderNo === null, refetchOnMountOrArgChange: 10, refetchOnFocus: true },
  );
  const order = orderNo === null ? undefined : asked.currentData;
  const face = useFace(prescription.patientId);
  const signed = useSignedNote(prescription);
  useFocusKept(line.phase);
  const coming = order?.parcels.find(({ deliveredAt }) => deliveredAt === null);
  return frame(
    <>
      <LineCard
        line={line}
        face={face}
        name={patientName}
        diagnosis={diagnosis}
        count={items.length}
        note={signed}
        method={order?.method}
        distanceMeters={coming?.distanceMeters}
      >
        {state === 'approved' && validUntil !== null && (
          <p>{t('prescription.validUntil', { time: moment(deadline(validUntil)) })}</p>
        )}
        {order && <PickupCode order={order} />}
      </LineCard>
      <PrescriptionEnd prescription={prescription} />
      <MedicineCard items={items} order={order} />
      {order?.parcels.map((parcel) => (
        <ParcelCard key={parcel.parcelId} parcel={parcel} />
      ))}
      {note !== null && (
        <Card title={t('prescription.note', { doctor: prescription.doctorName })}>
          <Prose>
            <p>{note}</p>
          </Prose>
        </Card>
      )}
      <SignatureCard prescription={prescription} />
    </>,
    <PrescriptionBar prescription={prescription} order={order} />,
  );
}
