import { usePlace } from '@xinglin/pages';
import type {
  Hospital,
  ListConsultDoctorsResponse as Doctors,
  Patient,
} from '@xinglin/gateway-sdk';
import { FamilyField } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, Card, KeyValueList, RadioGroup, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenAt } from '../model/clinic-ways';

interface ChooseWhomProps {
  readonly clinic: Hospital;
  /** The clinic's doctors who can be asked; one at least. */
  readonly open: Doctors['items'];
  /** One at least. */
  readonly patients: readonly Patient[];
}

/** Who is ill and who is asked: those whom the address names, else the usual patient and the best doctor. */
export function ChooseWhom({ clinic, open, patients }: ChooseWhomProps): ReactElement {
  const { t } = useTranslation(['clinics', 'asking']);
  const named = chosenAt(usePlace().query);
  const usual =
    patients.find(({ patientId }) => patientId === named.patientId) ??
    patients.find(({ isDefault }) => isDefault) ??
    patients[0];
  const [patientId, setPatientId] = useState(usual?.patientId);
  const best = open.find(({ doctor }) => doctor.doctorId === named.doctorId) ?? open[0];
  const [doctorId, setDoctorId] = useState(best?.doctor.doctorId);
  const { hospitalId, name, address } = clinic;
  return (
    <>
      <Card title={t('clinic.title')}>
        <KeyValueList
          items={[
            {
              label: t('clinic.name'),
              value: name,
              detail: address,
              strong: true,
              change: { to: href('consult.communityClinicEntry'), text: t('whom.change') },
            },
          ]}
        />
      </Card>
      <Stack inset>
        <FamilyField
          id="patientId"
          label={t('whom.patient')}
          family={patients}
          value={patientId ?? ''}
          error={undefined}
          onValueChange={setPatientId}
        />
        <RadioGroup
          name="doctorId"
          label={t('whom.doctor')}
          options={open.map(({ doctor, priceCents }) => ({
            value: doctor.doctorId,
            label: t('whom.doctorName', { doctor: doctor.name, title: doctor.titleText }),
            description: t('whom.doctorAbout', {
              department: doctor.hospDeptName,
              price:
                priceCents === 0
                  ? t('asking:terms.free')
                  : formatCents(priceCents, { decimals: 'auto' }),
            }),
          }))}
          value={doctorId}
          onValueChange={setDoctorId}
        />
        <ButtonLink
          block
          to={href('consult.communityClinicSecondStep', {}, { hospitalId, doctorId, patientId })}
        >
          {t('whom.next')}
        </ButtonLink>
      </Stack>
    </>
  );
}
