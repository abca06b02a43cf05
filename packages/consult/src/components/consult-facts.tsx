import { consultApi } from '@xinglin/api';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { callRecordingRules, formatInstant } from '@xinglin/rules';
import { ButtonLink, Card, KeyValueList, type KeyValueItem } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { mayAddToCase } from '../model/consult-look';
import { CaseCard } from './case-card';
import { ShownRecords } from './shown-records';

/** Whom was asked, for whom and what; and what was promised for it. */
export function ConsultFacts({ consult }: { consult: ConsultOrder }): ReactElement {
  const { t } = useTranslation('consult');
  const locale = useLocale();
  const { doctor } = consult;
  const line = useLine(consult);
  const said = (label: string, value: string | false | null | undefined): KeyValueItem[] =>
    value ? [{ label, value }] : [];
  return (
    <>
      <Card title={t('facts.consult')}>
        <KeyValueList
          items={[
            { label: t('facts.kind'), value: consult.title },
            {
              label: t('facts.doctor'),
              value:
                doctor === null ? (
                  t('card.anyDoctor')
                ) : (
                  <Link to={href('directory.doctor', { id: doctor.doctorId })}>
                    {t('facts.doctorName', { doctor: doctor.name, title: doctor.titleText })}
                  </Link>
                ),
              detail:
                doctor &&
                t('facts.place', {
                  hospital: doctor.hospitalName,
                  department: doctor.hospDeptName,
                }),
            },
            ...said(
              t('facts.call'),
              consult.startsAt && formatInstant(consult.startsAt, locale, consult.timeZone),
            ),
            ...(line === null
              ? []
              : [{ label: t('facts.line'), value: line, detail: t('facts.lineHint') }]),
            { label: t('facts.promise'), value: promiseOf(consult, t) },
            ...said(
              t('facts.recorded'),
              consult.medium === 'phone' &&
                t('facts.recordedFor', { days: callRecordingRules.keptDays }),
            ),
          ]}
        />
      </Card>
      <CaseCard
        consult={consult}
        aside={
          <ButtonLink
            size="small"
            variant="text"
            to={href('consult.caseDetails', {}, { orderKey: consult.orderKey })}
          >
            {t(mayAddToCase(consult) ? 'facts.addToCase' : 'facts.seeCase')}
          </ButtonLink>
        }
      />
      <ShownRecords consult={consult} />
    </>
  );
}

/** The number that an awaited call comes from; null where none is awaited or known. */
function useLine({ medium, group, orderKey }: ConsultOrder): string | null {
  const { currentData } = consultApi.useGetPhoneConsultLineNumberQuery(
    { orderKey },
    { skip: medium !== 'phone' || group !== 'active' },
  );
  return currentData?.linePhone ?? null;
}

/** How long it lasts, and how much may be asked. */
function promiseOf(
  { callMinutes, lastsHours, turns }: ConsultOrder,
  t: (key: string, values: Record<string, number>) => string,
): string {
  if (callMinutes !== null) return t('facts.promised.call', { minutes: callMinutes });
  if (turns === null) return t('facts.promised.hours', { hours: lastsHours });
  return t('facts.promised.turns', { hours: lastsHours, questions: turns });
}
