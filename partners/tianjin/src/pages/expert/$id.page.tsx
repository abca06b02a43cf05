import { useChannel } from '@xinglin/api';
import DoctorPage from '@xinglin/directory/doctor';
import type { Doctor } from '@xinglin/gateway-sdk';
import { Card, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export { head, load } from '@xinglin/directory/doctor';

/** A doctor as Tianjin shows them: the product's page, and whether insurance pays there. */
export default function TianjinDoctorPage(): ReactElement {
  const { insurance } = useChannel();
  return <DoctorPage>{(doctor) => insurance && <DoctorInsurance doctor={doctor} />}</DoctorPage>;
}

function DoctorInsurance({ doctor }: { doctor: Doctor }): ReactElement {
  const { t } = useTranslation('tianjin');
  // The gateway marks it by this very word, in the reader's language.
  const accepted = doctor.tags.includes(t('insurance.tag'));
  return (
    <Card title={t('insurance.here')}>
      <Note>
        {accepted
          ? t('insurance.accepted', { hospital: doctor.hospitalName })
          : t('insurance.ownExpense', { hospital: doctor.hospitalName })}
      </Note>
    </Card>
  );
}
