import { consultApi, usePageModules, type PageHead, type PageLoad } from '@xinglin/api';
import type { GetConsultHomepageResponse as Homepage } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  Card,
  departmentPictogram,
  EmptyState,
  ListGroup,
  ListLink,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  Price,
  QuickLinks,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Emergency } from '../../components/emergency';
import { LowestPrice, useAnswerWithin } from '../../components/service-terms';
import { beginHref, doctorsHref } from '../../model/ask-ways';

const homepage = pageCall(consultApi.endpoints.getConsultHomepage, () => undefined);
const fast = pageCall(consultApi.endpoints.isFastAskOpen, () => undefined);

export const load: PageLoad = (place) => [homepage, fast].flatMap((call) => call.load(place));
export const head: PageHead = () => ({ canonical: href('consult.portal') });

interface Other {
  readonly title: string;
  readonly description?: string;
  readonly to: string;
}

/** Where asking a doctor begins: every way with its price and promise, and the departments (spec 2 §2.9). */
export default function ConsultPortalPage(): ReactElement {
  const { t } = useTranslation('asking');
  return (
    <Page header={<PageHeader title={t('portal.title')} backTo={href('directory.home')} />}>
      <Emergency />
      <FastNow />
      <Loaded query={homepage.useAnswer().answer} skeleton={<SkeletonList lines={2} count={4} />}>
        {(found) => <Ways {...found} />}
      </Loaded>
      <Others />
    </Page>
  );
}

/** What else is offered, as far as the channel has it. */
function Others(): ReactElement | null {
  const { t } = useTranslation('asking');
  const modules = usePageModules('consult.portal');
  const others: readonly (Other | null)[] = [
    modules('experts', { title: t('portal.experts'), to: href('consult.multiExpert') }),
    modules('more', { title: t('more.title'), to: href('consult.more') }),
    modules('seen', { title: t('seen.title'), to: href('consult.seenDoctors') }),
    modules('clinics', {
      title: t('portal.clinics'),
      description: t('portal.clinicsHint'),
      to: href('consult.communityClinicEntry'),
    }),
    modules('teleClinic', {
      title: t('portal.teleClinic'),
      description: t('portal.teleClinicHint'),
      to: href('telemedicine.departments'),
    }),
    modules('television', {
      title: t('portal.television'),
      to: href('portal.televisionFastConsult'),
    }),
  ];
  const links = others.flatMap((other) => other ?? []);
  if (links.length === 0) return null;
  return (
    <ListGroup>
      {links.map(({ title, description, to }) => (
        <ListLink key={to} to={to} label={title} description={description} />
      ))}
    </ListGroup>
  );
}

/** Says that a doctor answers within minutes; nothing while none does. */
function FastNow(): ReactElement | null {
  const { t } = useTranslation('asking');
  const { currentData } = fast.useAnswer().answer;
  if (currentData?.isOpen !== true) return null;
  return <NoticeBar>{t('portal.fastNow', { count: currentData.answerWithinMinutes })}</NoticeBar>;
}

function Ways({ services, departments }: Homepage): ReactElement {
  const { t } = useTranslation('asking');
  const within = useAnswerWithin();
  if (services.length === 0) return <EmptyState title={t('portal.none')} />;
  return (
    <>
      <ListGroup label={t('portal.ways')}>
        {services.map((service) => (
          <ListLink
            key={service.kind}
            to={beginHref(service)}
            label={service.title}
            description={t('portal.answer', { within: within(service) })}
            value={
              service.doctor === 'chosen' ? (
                <LowestPrice cents={service.priceCents} />
              ) : (
                <Price cents={service.priceCents} compact />
              )
            }
          />
        ))}
      </ListGroup>
      {departments.length > 0 && (
        <Card title={t('portal.departments')}>
          <QuickLinks
            label={t('portal.departments')}
            items={departments.map(({ deptId, deptName }) => ({
              to: doctorsHref('imageText', deptId),
              label: deptName,
              pictogram: departmentPictogram(deptId),
            }))}
          />
        </Card>
      )}
    </>
  );
}
