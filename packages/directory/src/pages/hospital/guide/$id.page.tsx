import { bookingApi, directoryApi, introductionsApi } from '@xinglin/api';
import type { Hospital } from '@xinglin/gateway-sdk';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, KeyValueList, ListGroup, ListLink, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingRulesCard } from '../../../components/booking-rules-card';
import { DepartmentNotices, loadDepartmentNotices } from '../../../components/department-notices';
import { hospitalGone } from '../../../components/gone';
import { Paragraphs } from '../../../components/paragraphs';
import { Points } from '../../../components/points';
import { Steps } from '../../../components/steps';
import { WayThere } from '../../../components/way-there';
import { hospitalFacts } from '../../../model/hospital-facts';

const summary = pageCall(introductionsApi.endpoints.getHospitalSummary, ({ params }) => ({
  hospitalId: params['id'] ?? '',
}));
const rules = pageCall(bookingApi.endpoints.getShiftCaseRules, ({ params }) => ({
  hospitalId: params['id'] ?? '',
}));

/** How a visit to a hospital goes: the way there, the steps, what to bring, when places open (spec 2 §2.4). */
const page = detailPage({
  endpoint: directoryApi.endpoints.getHospitalInfoById,
  input: ({ params }) => ({ hospitalId: params['id'] ?? '' }),
  beside: [summary, rules, { load: ({ params }) => [loadDepartmentNotices(params['id'] ?? '')] }],
  title: 'introductions:hospitalGuide.title',
  head: (hospital) => ({
    title: hospital.name,
    description: [hospital.address, hospital.trafficGuide].join(' ').slice(0, 150),
    canonical: href('directory.hospitalGuide', { id: hospital.hospitalId }),
    structuredData: hospitalFacts(hospital),
  }),
  backTo: (_hospital, { params }) => href('directory.hospital', { id: params['id'] ?? '' }),
  skeleton: <SkeletonList lines={4} count={3} />,
  gone: hospitalGone,
  children: (hospital) => <GuideParts hospital={hospital} />,
});

export const { load, head } = page;
export default page.Page;

function GuideParts({ hospital }: { hospital: Hospital }): ReactElement {
  const { t } = useTranslation('introductions');
  const { hospitalId, name, address, phone, trafficGuide, inChinese } = hospital;
  const told = summary.useAnswer().answer;
  const rulesAnswer = rules.useAnswer().answer;
  return (
    <>
      <Card title={name}>
        <KeyValueList
          items={[
            {
              label: t('directory:hospital.address'),
              value: address,
              detail: inChinese && (
                <span lang="zh-Hans">
                  {inChinese.name} {inChinese.address}
                </span>
              ),
            },
            { label: t('directory:hospital.phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
            { label: t('directory:hospital.traffic'), value: <Paragraphs text={trafficGuide} /> },
          ]}
        />
      </Card>
      <WayThere hospital={hospital} />
      <DepartmentNotices hospitalId={hospitalId} />
      <Loaded query={told} skeleton={<SkeletonList lines={4} count={1} />}>
        {({ steps, parking, hasEmergency }) => (
          <>
            {steps.length > 0 && (
              <Card title={t('hospitalGuide.steps')}>
                <Steps texts={steps} />
              </Card>
            )}
            {(parking !== null || hasEmergency !== null) && (
              <Card title={t('hospitalGuide.onSite')}>
                <Points
                  texts={[
                    ...(hasEmergency === null
                      ? []
                      : [
                          t(hasEmergency ? 'hospitalGuide.emergency' : 'hospitalGuide.noEmergency'),
                        ]),
                    ...(parking === null ? [] : [parking]),
                  ]}
                />
              </Card>
            )}
          </>
        )}
      </Loaded>
      <Loaded query={rulesAnswer} skeleton={<SkeletonList lines={4} count={1} />}>
        {(found) => (
          <>
            {found.bring.length > 0 && (
              <Card title={t('hospitalGuide.bring')}>
                <Points texts={found.bring} />
              </Card>
            )}
            <BookingRulesCard rules={found} />
          </>
        )}
      </Loaded>
      <ListGroup label={t('hospitalGuide.next')}>
        <ListLink
          label={t('directory:hospital.chooseDepartment')}
          to={href('directory.hospitalDepartments', { hospitalId })}
        />
        <ListLink
          label={t('directory:hospital.introduction')}
          to={href('directory.hospitalSummary', { id: hospitalId })}
        />
      </ListGroup>
    </>
  );
}
