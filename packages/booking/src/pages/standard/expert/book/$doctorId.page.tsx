import { directoryApi, type PageLoad, usePageModules } from '@xinglin/api';
import { hospitalTimeZone } from '@xinglin/rules';
import { DoctorSummary, Loaded, NoticeBar, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { DoctorTimes, loadTimes } from '../../../../components/doctor-times';
import { useWays } from '../../../../components/use-ways';

export const load: PageLoad = ({ params, query, now }) => {
  const doctorId = params['doctorId'] ?? '';
  return [
    directoryApi.endpoints.getDoctorInfoById.initiate({ doctorId }),
    ...loadTimes(doctorId, query, now),
  ];
};

/** The whole schedule of a doctor, to choose a time, to change it on the way to an order, or to move an order (spec 2 §2.6). */
export default function ExpertBookPage(): ReactElement {
  const { doctorId = '' } = useParams();
  const { t } = useTranslation('booking');
  const flow = useWays();
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo');
  const doctor = directoryApi.useGetDoctorInfoByIdQuery({ doctorId });
  const showsDoctor = usePageModules('booking.expertBook')('doctor') !== null;
  return (
    <Page
      header={
        <PageHeader
          title={t('expertBook.title')}
          backTo={orderNo === null ? flow.doctor(doctorId) : flow.order(orderNo)}
        />
      }
      banner={orderNo !== null && <NoticeBar>{t('move.choose')}</NoticeBar>}
    >
      {showsDoctor && (
        <Loaded query={doctor} skeleton={<SkeletonList avatar count={1} />}>
          {(found) => (
            <DoctorSummary
              doctorId={doctorId}
              name={found.name}
              gender={found.gender}
              titleText={found.titleText}
              hospitalName={found.hospitalName}
              departmentName={found.hospDeptName}
            />
          )}
        </Loaded>
      )}
      <DoctorTimes
        doctorId={doctorId}
        title={t('expertBook.choose')}
        timeZone={doctor.currentData?.timeZone ?? hospitalTimeZone}
      />
    </Page>
  );
}
