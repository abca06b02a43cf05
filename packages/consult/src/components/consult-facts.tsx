import { consultApi } from '@xinglin/api';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { callRecordingRules, formatInstant } from '@xinglin/rules';
import { Avatar, ButtonLink, KeyValueList, KindHero, Note, type KeyValueItem } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { kindPictogram } from '../model/ask-looks';
import { mayAddToCase } from '../model/consult-look';
import { CaseCard } from './case-card';
import { ShownRecords } from './shown-records';

/** The coloured top of a page about one consult: where it stands, and the doctor by face. */
export function ConsultHero({ consult }: { readonly consult: ConsultOrder }): ReactElement {
  const { t } = useTranslation('consult');
  const { doctor, doctorGender, consultKind, statusText } = consult;
  const about = { pictogram: kindPictogram(consultKind), hue: 'blue', state: statusText } as const;
  if (doctor === null) return <KindHero {...about} title={t('card.anyDoctor')} />;
  return (
    <KindHero
      {...about}
      title={t('facts.doctorName', { doctor: doctor.name, title: doctor.titleText })}
      note={t('facts.place', { hospital: doctor.hospitalName, department: doctor.hospDeptName })}
    >
      <Avatar
        kind="doctor"
        size="large"
        seed={doctor.doctorId}
        gender={doctorGender ?? 'unknown'}
      />
    </KindHero>
  );
}

/** What was promised, and what is known of a call; nothing of it matters once the consult is over. */
export function ConsultPromise({ consult }: { readonly consult: ConsultOrder }): ReactElement {
  const { t } = useTranslation('consult');
  const locale = useLocale();
  const line = useLine(consult);
  const { medium, startsAt, timeZone } = consult;
  const rows: KeyValueItem[] = [];
  if (startsAt)
    rows.push({
      label: t('facts.call'),
      value: formatInstant(startsAt, locale, timeZone),
      strong: true,
    });
  if (line !== null)
    rows.push({ label: t('facts.line'), value: line, detail: t('facts.lineHint') });
  if (medium === 'phone')
    rows.push({
      label: t('facts.recorded'),
      value: t('facts.recordedFor', { days: callRecordingRules.keptDays }),
    });
  return (
    <>
      {rows.length > 0 && <KeyValueList items={rows} />}
      <Note>{promiseOf(consult, t)}</Note>
    </>
  );
}

/** What was asked, with the records that the doctor may read beside it. */
export function ConsultCase({ consult }: { readonly consult: ConsultOrder }): ReactElement {
  const { t } = useTranslation('consult');
  return (
    <>
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
