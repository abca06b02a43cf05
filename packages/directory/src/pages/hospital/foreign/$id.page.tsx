import { directoryApi, introductionsApi } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import type { Hospital } from '@xinglin/gateway-sdk';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  Card,
  EmptyState,
  KeyValueList,
  ListGroup,
  ListLink,
  Loaded,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { hospitalGone } from '../../../components/gone';
import { Points } from '../../../components/points';
import { WayThere } from '../../../components/way-there';
import { hospitalFacts } from '../../../model/hospital-facts';

const hospitalOf = ({ params }: { params: Readonly<Record<string, string | undefined>> }) => ({
  hospitalId: params['id'] ?? '',
});
const summary = pageCall(introductionsApi.endpoints.getHospitalSummary, hospitalOf);
const doctors = pageCall(introductionsApi.endpoints.listDoctorsByLanguage, hospitalOf);

/** A hospital for patients from abroad: who speaks their language, what to bring, how it is paid (spec 2 §2.4). */
const page = detailPage({
  endpoint: directoryApi.endpoints.getHospitalInfoById,
  input: hospitalOf,
  beside: [summary, doctors],
  title: 'introductions:foreignHospital.title',
  head: (hospital) => ({
    title: hospital.name,
    canonical: href('directory.foreignHospital', { id: hospital.hospitalId }),
    structuredData: hospitalFacts(hospital),
  }),
  backTo: (_hospital, { params }) => href('directory.hospital', { id: params['id'] ?? '' }),
  skeleton: <SkeletonList lines={4} count={3} />,
  gone: hospitalGone,
  children: (hospital) => <ForeignParts hospital={hospital} />,
});

export const { load, head } = page;
export default page.Page;

function ForeignParts({ hospital }: { hospital: Hospital }): ReactElement {
  const { t } = useTranslation('introductions');
  const { hospitalId, name, levelText, address, inChinese } = hospital;
  return (
    <>
      <Card title={name} aside={levelText}>
        <KeyValueList
          items={[
            {
              label: t('directory:hospital.address'),
              value: address,
              // What a driver can read, for who cannot say it.
              detail: inChinese && (
                <span lang="zh-Hans">
                  {inChinese.name} {inChinese.address}
                </span>
              ),
            },
          ]}
        />
      </Card>
      <WayThere hospital={hospital} />
      <International />
      <Card title={t('foreignHospital.prepare')}>
        <Points
          texts={[
            t('foreignHospital.document'),
            t('foreignHospital.payment'),
            t('foreignHospital.records'),
          ]}
        />
      </Card>
      <SpeakingDoctors />
      <ListGroup label={t('hospitalGuide.next')}>
        <ListLink
          label={t('directory:hospital.chooseDepartment')}
          to={href('directory.hospitalDepartments', { hospitalId })}
        />
        <ListLink
          label={t('directory:hospital.guide')}
          to={href('directory.hospitalGuide', { id: hospitalId })}
        />
      </ListGroup>
    </>
  );
}

/** Its desk for patients from abroad, or that it has none. */
function International(): ReactElement {
  const { t } = useTranslation('introductions');
  return (
    <Loaded query={summary.useAnswer().answer} skeleton={<SkeletonList lines={3} count={1} />}>
      {({ international }) => (
        <Card title={t('foreignHospital.desk')}>
          {international === null ? (
            <Points texts={[t('foreignHospital.noDesk')]} />
          ) : (
            <KeyValueList
              items={[
                {
                  label: t('foreignHospital.languages'),
                  value: international.languages.join(t('directory:disease.nameSeparator')),
                },
                {
                  label: t('directory:hospital.phone'),
                  value: <a href={`tel:${international.phone}`}>{international.phone}</a>,
                },
                ...(international.insurers.length === 0
                  ? []
                  : [
                      {
                        label: t('foreignHospital.insurers'),
                        value: international.insurers.join(t('directory:disease.nameSeparator')),
                        detail: t('foreignHospital.insurersNote'),
                      },
                    ]),
              ]}
            />
          )}
        </Card>
      )}
    </Loaded>
  );
}

function SpeakingDoctors(): ReactElement {
  const { t } = useTranslation('introductions');
  return (
    <Card title={t('foreignHospital.doctors')}>
      <Loaded
        query={doctors.useAnswer().answer}
        skeleton={<SkeletonList avatar lines={3} count={3} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              kind="doctors"
              title={t('foreignHospital.noDoctors')}
              message={t('foreignHospital.noDoctorsHint')}
            />
          ) : (
            <>
              {items.map((doctor) => (
                <DoctorItem key={doctor.doctorId} doctor={doctor} />
              ))}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
