import { panelsApi, usePageModules } from '@xinglin/api';
import type { GetPanelHomepageResponse as Homepage } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  departmentPictogram,
  EmptyState,
  KeyValueList,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  Price,
  QuickLinks,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Emergency } from '../components/emergency';
import { caseHref } from '../model/panel-ways';

const homepage = pageCall(panelsApi.endpoints.getPanelHomepage, () => undefined);

export const { load } = homepage;

/** What asking several experts is: how many, by when, at which price, and in which departments (spec 2 §2.13). */
export default function MultiExpertPage(): ReactElement {
  const { t } = useTranslation('panels');
  const modules = usePageModules('consult.multiExpert');
  const ways = [
    modules('balance', { title: t('balance.title'), to: href('consult.multiExpertBalance') }),
    modules('help', { title: t('help.title'), to: href('consult.multiExpertHelp') }),
  ].filter((way) => way !== null);
  return (
    <Page header={<PageHeader title={t('home.title')} backTo={href('consult.portal')} />}>
      <Emergency />
      <Loaded query={homepage.useAnswer().answer} skeleton={<SkeletonList lines={3} count={2} />}>
        {(found) => <Promised {...found} />}
      </Loaded>
      {ways.length > 0 && (
        <ListGroup>
          {ways.map(({ title, to }) => (
            <ListLink key={to} to={to} label={title} />
          ))}
        </ListGroup>
      )}
    </Page>
  );
}

function Promised({
  expertCount,
  answerWithinHours,
  fromCents,
  departments,
}: Homepage): ReactElement {
  const { t } = useTranslation('panels');
  const choose = usePageModules('consult.multiExpert')('departments', {
    title: t('home.departments'),
  });
  if (fromCents === null)
    return (
      <EmptyState
        kind="consults"
        title={t('home.none')}
        action={<ButtonLink to={href('consult.portal')}>{t('home.otherWays')}</ButtonLink>}
      />
    );
  return (
    <>
      <Card title={t('home.promise')}>
        <Stack>
          <KeyValueList
            items={[
              { label: t('home.price'), value: <Price cents={fromCents} from />, strong: true },
              { label: t('home.who'), value: t('home.experts', { count: expertCount }) },
              { label: t('home.when'), value: t('home.within', { count: answerWithinHours }) },
              { label: t('home.unanswered'), value: t('home.back') },
            ]}
          />
          <ButtonLink block to={caseHref()}>
            {t('home.begin')}
          </ButtonLink>
        </Stack>
      </Card>
      {choose && (
        <Card title={choose.title}>
          <QuickLinks
            label={choose.title}
            items={departments.map(({ deptId, deptName }) => ({
              to: caseHref(deptId),
              label: deptName,
              pictogram: departmentPictogram(deptId),
            }))}
          />
        </Card>
      )}
    </>
  );
}
