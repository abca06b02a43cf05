import { introductionsApi, usePageModules } from '@xinglin/api';
import type { HospitalSummary } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, ListGroup, ListLink, Note, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { hospitalGone } from '../../../components/gone';
import { HospitalFigures, Honours, KeyDepartments } from '../../../components/hospital-figures';
import { Paragraphs } from '../../../components/paragraphs';

/** What a hospital says of itself (spec 2 §2.4, spec 3 §7.12). */
const page = detailPage({
  endpoint: introductionsApi.endpoints.getHospitalSummary,
  input: ({ params }) => ({ hospitalId: params['id'] ?? '' }),
  title: 'introductions:hospitalSummary.title',
  head: ({ hospitalId, name, introduction }) => ({
    title: name,
    description: introduction.slice(0, 150),
    canonical: href('directory.hospitalSummary', { id: hospitalId }),
  }),
  backTo: (_summary, { params }) => href('directory.hospital', { id: params['id'] ?? '' }),
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: hospitalGone,
  children: (summary) => <Summary summary={summary} />,
});

export const { load, head } = page;
export default page.Page;

function Summary({ summary }: { summary: HospitalSummary }): ReactElement {
  const { hospitalId, name, nameInChinese, levelText, introduction, international } = summary;
  const { t } = useTranslation('introductions');
  const modules = usePageModules('directory.hospitalSummary');
  const about = modules('introduction', { title: name });
  const guide = modules('guide', {
    title: t('directory:hospital.guide'),
    to: href('directory.hospitalGuide', { id: hospitalId }),
  });
  return (
    <>
      {about && (
        <Card title={about.title} aside={levelText}>
          {nameInChinese !== null && (
            <Note as="div">
              <span lang="zh-Hans">{nameInChinese}</span>
            </Note>
          )}
          <Paragraphs text={introduction} />
        </Card>
      )}
      <HospitalFigures summary={summary} />
      <KeyDepartments summary={summary} />
      <Honours texts={summary.honours} />
      {(guide || international) && (
        <ListGroup label={t('hospitalGuide.next')}>
          {guide && <ListLink label={guide.title} to={guide.to} />}
          {international && (
            <ListLink
              label={t('foreignHospital.title')}
              to={href('directory.foreignHospital', { id: hospitalId })}
            />
          )}
        </ListGroup>
      )}
    </>
  );
}
