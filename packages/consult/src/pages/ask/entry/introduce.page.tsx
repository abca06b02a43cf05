import { consultApi, usePageModules } from '@xinglin/api';
import { pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Emergency } from '../../../components/emergency';
import { EntryCard } from '../../../components/entry-card';
import { entryAt, type AskEntry } from '../../../model/ask-entries';

const homepage = pageCall(consultApi.endpoints.getConsultHomepage, () => undefined);

export const { load } = homepage;

/** One of the entries: what it is for, a question as others ask it, who answers, its price and its one act (spec 2 §2.9). */
export default function AskEntryPage(): ReactElement {
  const { t } = useTranslation('asking');
  const entry = entryAt(usePlace().route);
  const modules = usePageModules('consult.askEntryIntroduction');
  return (
    // i18n-keys: asking:entry.*
    <Page
      header={<PageHeader title={t(`entry.${entry.key}.title`)} backTo={href('consult.portal')} />}
    >
      <Emergency />
      {modules('feverNow') && <FeverNow entry={entry} />}
      <Loaded query={homepage.useAnswer().answer} skeleton={<SkeletonList lines={4} count={1} />}>
        {({ services, timeZone }) => {
          const service = services.find(({ kind }) => kind === entry.kind);
          return (
            <>
              <EntryCard
                entry={entry}
                service={service}
                timeZone={timeZone}
                forWhom={modules('who', { title: t('entry.who') })?.title}
              />
              {service === undefined && (
                <EmptyState
                  kind="closed"
                  title={t('entry.closed')}
                  action={
                    <ButtonLink variant="outline" to={href('consult.portal')}>
                      {t('portal.title')}
                    </ButtonLink>
                  }
                />
              )}
            </>
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
