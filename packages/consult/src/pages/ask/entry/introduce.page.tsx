import { consultApi, usePageModules } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  EmptyState,
  Loaded,
  Note,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Emergency } from '../../../components/emergency';
import { ServiceCard } from '../../../components/service-card';
import { entryAt, type AskEntry } from '../../../model/ask-entries';

const homepage = pageCall(consultApi.endpoints.getConsultHomepage, () => undefined);

export const { load } = homepage;

/** What one of the entries is, for whom, what it costs and promises, and where it begins (spec 2 §2.9). */
export default function AskEntryPage(): ReactElement {
  const { t } = useTranslation('asking');
  const entry = entryAt(useLocation().pathname);
  const modules = usePageModules('consult.askEntryIntroduction');
  const forWhom = modules('who', { title: t('entry.who') });
  return (
    // i18n-keys: asking:entry.*
    <Page
      header={<PageHeader title={t(`entry.${entry.key}.title`)} backTo={href('consult.portal')} />}
    >
      <Emergency />
      {modules('feverNow') && <FeverNow entry={entry} />}
      <Card title={t('entry.what')}>
        <Note>{t(`entry.${entry.key}.what`)}</Note>
      </Card>
      {forWhom && (
        <Card title={forWhom.title}>
          <Note>{t(`entry.${entry.key}.who`)}</Note>
        </Card>
      )}
      <Loaded query={homepage.useAnswer().answer} skeleton={<SkeletonList lines={4} count={1} />}>
        {({ services }) => {
          const service = services.find(({ kind }) => kind === entry.kind);
          return service === undefined ? (
            <EmptyState
              title={t('entry.closed')}
              action={
                <ButtonLink variant="outline" to={href('consult.portal')}>
                  {t('portal.title')}
                </ButtonLink>
              }
            />
          ) : (
            <ServiceCard service={service} />
          );
        }}
      </Loaded>
    </Page>
  );
}

/** Entries for people with a fever. */
const ofFever = new Set(['fever', 'pneumonia', 'pneumoniaPhone']);

/** How soon a doctor is there for a fever; nothing at other entries, and where none is. */
function FeverNow({ entry: { key, kind } }: { readonly entry: AskEntry }): ReactElement | null {
  const { t } = useTranslation('asking');
  const { currentData: config } = consultApi.useGetPneumoniaConfigQuery(undefined, {
    skip: !ofFever.has(key),
  });
  if (config === undefined) return null;
  const { doctorCount: doctors, answerWithinMinutes, callsWithinMinutes } = config;
  if (kind === 'fastPhone')
    return callsWithinMinutes === undefined ? null : (
      <NoticeBar>{t('entry.feverCalls', { minutes: callsWithinMinutes })}</NoticeBar>
    );
  return doctors === undefined ? null : (
    <NoticeBar>{t('entry.feverNow', { doctors, minutes: answerWithinMinutes })}</NoticeBar>
  );
}
