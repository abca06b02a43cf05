import { directoryApi, type QueryThunk } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import type { Doctor } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Card } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const shown = 3;

// One more than shown: the doctor of the page may be among them.
const requestOf = ({ hospitalId, hospDeptId }: Doctor) => ({
  hospitalId,
  hospDeptId,
  pageSize: shown + 1,
});

/** The call of {@link Colleagues}, once it is known where the doctor works. */
export function loadColleagues(doctorId: string): QueryThunk {
  return async (dispatch) => {
    const { data } = await dispatch(
      directoryApi.endpoints.getDoctorInfoById.initiate({ doctorId }),
    );
    if (data) await dispatch(directoryApi.endpoints.mergeSearchDoctors.initiate(requestOf(data)));
  };
}

/** Other doctors of the department, for when this one has no time. Nothing where there are none. */
export function Colleagues({ doctor }: { doctor: Doctor }): ReactElement | null {
  const { t } = useTranslation('directory');
  const { currentData } = directoryApi.useMergeSearchDoctorsQuery(requestOf(doctor));
  const others = (currentData?.items ?? [])
    .filter(({ doctorId }) => doctorId !== doctor.doctorId)
    .slice(0, shown);
  if (others.length === 0) return null;
  const { hospitalId, hospDeptId: deptId } = doctor;
  return (
    <Card
      title={t('doctor.colleagues')}
      more={{
        to: href('directory.hospitalDoctors', { hospitalId, deptId }),
        text: t('more'),
        label: t('doctor.moreColleagues'),
      }}
    >
      {others.map((other) => (
        <DoctorItem key={other.doctorId} doctor={other} />
      ))}
    </Card>
  );
}
