import { directoryApi, type PageLoad, patientsApi, usePageModules } from '@xinglin/api';
import { idFilter, pageCall } from '@xinglin/pages';
import {
  ButtonLink,
  Card,
  DoctorSummary,
  Loaded,
  Note,
  Page,
  PageHeader,
  ResultHeader,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useWays } from '../../../../components/use-ways';

/** Whom and where the order was for. A sender that enciphered the ids (`encryption`) told nothing that can be read here. */
function failedOrder(query: URLSearchParams) {
  const isReadable = !['1', 'true'].includes(query.get('encryption') ?? '');
  const read = (id: string | null) => (isReadable ? idFilter.read(id) : undefined);
  return {
    doctorId: read(query.get('expertId')),
    patientId: read(query.get('patientId')),
    hospDeptId: read(query.get('hospDeptId')),
  };
}

const doctor = pageCall(directoryApi.endpoints.getDoctorInfoById, ({ query }) => {
  const { doctorId } = failedOrder(query);
  return doctorId === undefined ? null : { doctorId };
});
const patients = pageCall(patientsApi.endpoints.listPatients, () => undefined);

/** The family first, which is always there: a doctor who is no more takes nothing from the page. */
export const load: PageLoad = (place) => [...patients.load(place), ...doctor.load(place)];

/** An order that did not come about: with whom and for whom it was, and the ways on (spec 2 §2.20). */
export default function OrderErrorPage(): ReactElement {
  const { t } = useTranslation('entries');
  const flow = useWays();
  const modules = usePageModules('booking.orderError');
  const orders = modules('orders', { title: t('withoutResult.orders'), to: flow.orders() });
  const [query] = useSearchParams();
  const { doctorId, patientId, hospDeptId } = failedOrder(query);
  const { answer } = doctor.useAnswer();
  const family = patients.useAnswer().answer.currentData;
  const patient = family?.items.find((one) => one.patientId === patientId);
  return (
    <Page header={<PageHeader title={t('orderError.title')} backTo={flow.orders()} />}>
      <ResultHeader state="failure" title={t('orderError.failed')}>
        {t('orderError.failedHint')}
      </ResultHeader>
      {patient && modules('patient') && (
        <Card title={t('orderError.patient')}>
          <Note>{patient.name}</Note>
        </Card>
      )}
      {doctorId !== undefined && (
        <Loaded
          query={answer}
          gone={t('doctor.gone')}
          skeleton={<SkeletonList avatar count={1} lines={3} />}
        >
          {(found) => (
            <>
              <DoctorSummary
                doctorId={found.doctorId}
                name={found.name}
                gender={found.gender}
                titleText={found.titleText}
                hospitalName={found.hospitalName}
                departmentName={found.hospDeptName}
              />
              <Stack inset>
                <ButtonLink
                  block
                  to={flow.times(found.doctorId, {
                    hospitalId: found.hospitalId,
                    ...(hospDeptId && { hospDeptId }),
                    ...(patient && { patientId: patient.patientId }),
                  })}
                >
                  {t('orderError.otherTime')}
                </ButtonLink>
                {modules('colleagues') && (
                  <ButtonLink
                    block
                    variant="outline"
                    to={flow.hospitalDepartment(found.hospitalId, found.hospDeptId)}
                  >
                    {t('doctor.colleagues')}
                  </ButtonLink>
                )}
              </Stack>
            </>
          )}
        </Loaded>
      )}
      <Stack inset>
        {answer.currentData === undefined && (
          <ButtonLink block to={flow.home}>
            {t('withoutResult.again')}
          </ButtonLink>
        )}
        {orders && (
          <ButtonLink block variant="text" to={orders.to}>
            {orders.title}
          </ButtonLink>
        )}
      </Stack>
    </Page>
  );
}
