import { telemedicineApi } from '@xinglin/api';
import { Urgent } from '@xinglin/care';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { telemedicineTerms } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  departmentPictogram,
  EmptyState,
  Fold,
  ListGroup,
  ListLink,
  Loaded,
  Prose,
  QuickLinks,
  SkeletonLinks,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ClinicHero } from '../components/clinic-hero';
import { ExpertItem } from '../components/expert-item';
import { GuidePart } from '../components/guide-steps';

const best = pageCall(telemedicineApi.endpoints.listTelemedicineDoctors, () => ({ pageSize: 3 }));

/** What a remote consultation is, for whom, with whom, and how it goes (spec 2 §2.26). */
const page = detailPage({
  endpoint: telemedicineApi.endpoints.listTelemedicineDepartments,
  input: () => undefined,
  beside: [best],
  title: 'telemedicine:remote.title',
  head: () => ({ canonical: href('consult.remoteConsult') }),
  backTo: href('consult.portal'),
  skeleton: <SkeletonLinks count={8} />,
  children: ({ items }, { t }) => (
    <>
      <ClinicHero
        lead={t('telemedicine:remote.lead', { minutes: telemedicineTerms.sessionMinutes })}
      />
      <Card title={t('telemedicine:remote.suits.title')}>
        <Prose>
          <ul>
            {/* i18n-keys: telemedicine:remote.suits.* */}
            {(['complex', 'far', 'before'] as const).map((one) => (
              <li key={one}>{t(`telemedicine:remote.suits.${one}`)}</li>
            ))}
          </ul>
        </Prose>
      </Card>
      <Urgent advice={[{ text: t('telemedicine:remote.urgent') }]} withCall />
      {items.length === 0 ? (
        <EmptyState
          kind="departments"
          title={t('telemedicine:departments.none')}
          message={t('telemedicine:departments.noneHint')}
          action={
            <ButtonLink to={href('consult.portal')}>{t('telemedicine:departments.ask')}</ButtonLink>
          }
        />
      ) : (
        <>
          <Card
            title={t('telemedicine:departments.choose')}
            more={{
              to: href('consult.remoteExperts'),
              text: t('telemedicine:departments.all'),
              label: t('telemedicine:remote.allExperts'),
            }}
          >
            <QuickLinks
              label={t('telemedicine:departments.choose')}
              items={items.map(({ deptId, deptName }) => ({
                to: href('consult.remoteExperts', {}, { deptId }),
                label: deptName,
                pictogram: departmentPictogram(deptId),
              }))}
            />
          </Card>
          <BestExperts />
        </>
      )}
      <Fold title={t('telemedicine:guide.title')}>
        <GuidePart part="before" />
        <GuidePart part="after" />
      </Fold>
      <ListGroup label={t('telemedicine:remote.ways')} showLabel>
        <ListLink to={href('telemedicine.orderList')} label={t('telemedicine:orderList.title')} />
        <ListLink to={href('consult.multiExpert')} label={t('telemedicine:remote.panel')} />
        <ListLink to={href('consult.portal')} label={t('telemedicine:departments.ask')} />
      </ListGroup>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;

/** The best of them with their next free time. */
function BestExperts(): ReactElement {
  const { t } = useTranslation('telemedicine');
  return (
    <Card title={t('remote.experts')}>
      <Loaded
        query={best.useAnswer().answer}
        skeleton={<SkeletonList avatar count={3} lines={3} />}
      >
        {({ items }) =>
          items.map((expert) => {
            const { doctorId } = expert.doctor;
            return (
              <ExpertItem
                key={doctorId}
                expert={expert}
                to={href('consult.remoteExpert', { doctorId })}
                titleLevel={3}
              />
            );
          })
        }
      </Loaded>
    </Card>
  );
}
