import { bookingApi, directoryApi, introductionsApi } from '@xinglin/api';
import type { Hospital } from '@xinglin/gateway-sdk';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, Loaded, NoticeBar, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingRulesCard } from '../../../components/booking-rules-card';
import { Departments } from '../../../components/departments';
import { hospitalGone } from '../../../components/gone';
import { HospitalFigures, Honours } from '../../../components/hospital-figures';
import { HospitalContact } from '../../../components/hospital-contact';
import { HospitalHead } from '../../../components/hospital-head';
import { Points } from '../../../components/points';
import { SectionTitle } from '../../../components/section-title';
import { hospitalFacts } from '../../../model/hospital-facts';

const hospitalOf = ({ params }: { params: Readonly<Record<string, string | undefined>> }) => ({
  hospitalId: params['id'] ?? '',
});
const summary = pageCall(introductionsApi.endpoints.getHospitalSummary, hospitalOf);
const departments = pageCall(directoryApi.endpoints.queryHospitalDepartments, hospitalOf);
const rules = pageCall(bookingApi.endpoints.getShiftCaseRules, hospitalOf);

/**
 * A hospital that is not public: its licence and what a visit costs come before its departments (spec 2 §2.4). A public
 * hospital has its own page, to which this one leads.
 */
const page = detailPage({
  endpoint: directoryApi.endpoints.getHospitalInfoById,
  input: hospitalOf,
  beside: [summary, departments, rules],
  title: (hospital, t) => hospital?.name ?? t('introductions:privateHospital.title'),
  head: (hospital) => ({
    title: hospital.name,
    description: hospital.introduction.slice(0, 150),
    canonical: isPublic(hospital)
      ? href('directory.hospital', { id: hospital.hospitalId })
      : href('directory.privateHospital', { id: hospital.hospitalId }),
    structuredData: hospitalFacts(hospital),
  }),
  backTo: href('booking.hospitalList', {}, { level: 'private' }),
  skeleton: <SkeletonList avatar lines={4} count={2} />,
  gone: hospitalGone,
  children: (hospital) => <PrivateParts hospital={hospital} />,
});

export const { load, head } = page;
export default page.Page;

const isPublic = ({ level }: Hospital): boolean => level !== 'private';

function PrivateParts({ hospital }: { hospital: Hospital }): ReactElement {
  const { t } = useTranslation('introductions');
  const { hospitalId, notices } = hospital;
  const told = summary.useAnswer().answer;
  const groups = departments.useAnswer().answer;
  const rulesAnswer = rules.useAnswer().answer;
  if (isPublic(hospital))
    return (
      <>
        <HospitalHead hospital={hospital} />
        <EmptyState
          kind="hospitals"
          title={t('privateHospital.public')}
          action={
            <>
              <ButtonLink to={href('directory.hospital', { id: hospitalId })}>
                {t('privateHospital.toPublic')}
              </ButtonLink>
              <ButtonLink
                variant="outline"
                to={href('booking.hospitalList', {}, { level: 'private' })}
              >
                {t('privateHospital.others')}
              </ButtonLink>
            </>
          }
        />
      </>
    );
  return (
    <>
      {notices.map((notice) => (
        <NoticeBar key={notice}>{notice}</NoticeBar>
      ))}
      <HospitalHead hospital={hospital} />
      <HospitalContact hospital={hospital} withReviews />
      <Loaded query={told} skeleton={<SkeletonList lines={3} count={1} />}>
        {(found) => (
          <>
            <HospitalFigures summary={found} />
            <Honours texts={found.honours} />
          </>
        )}
      </Loaded>
      <Card title={t('privateHospital.payment')}>
        <Points
          texts={[
            t('privateHospital.fee'),
            t('privateHospital.estimate'),
            t('privateHospital.insurance'),
          ]}
        />
      </Card>
      <SectionTitle>{t('directory:hospital.chooseDepartment')}</SectionTitle>
      <Loaded query={groups} skeleton={<SkeletonList lines={4} count={1} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="departments" title={t('directory:departments.none')} />
          ) : (
            <Departments hospitalId={hospitalId} groups={items} />
          )
        }
      </Loaded>
      <Loaded query={rulesAnswer} skeleton={<SkeletonList lines={4} count={1} />}>
        {(found) => <BookingRulesCard rules={found} />}
      </Loaded>
    </>
  );
}
