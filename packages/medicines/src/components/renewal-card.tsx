import { usePageTime, usePreferences } from '@xinglin/api';
import { dayAt, daysBetween } from '@xinglin/rules';
import { ButtonLink, Card, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Renewal } from '../model/renewal-call';
import { renewHref } from '../model/renewal-ways';
import { useAnswerNote } from '../model/use-answer-note';
import { RefusalNote } from './refusal-note';
import { RenewalStrip } from './renewal-strip';
import { useRenewAct } from './use-renew-act';

/** An earlier prescription: how long its medicines last, and the way to renew it, or why that is not possible now. */
export function RenewalCard({ renewal }: { readonly renewal: Renewal }): ReactElement {
  const { t } = useTranslation('renewals');
  const { prescription, refusal, doctor, priceCents, answerWithinMinutes } = renewal;
  const { prescriptionId, diagnosis, itemNames } = prescription;
  const isElder = usePreferences().mode === 'elder';
  const title = useRenewalTitle(renewal);
  const act = useRenewAct()(priceCents);
  const answerNote = useAnswerNote();
  return (
    <Card title={title} titleLevel={3}>
      <Stack gap={3}>
        <Note>{t('card.about', { diagnosis, doctor: prescription.doctorName })}</Note>
        {refusal === null ? (
          <>
            <RenewalStrip renewal={renewal} />
            <ButtonLink
              block
              to={renewHref(prescriptionId, isElder)}
              aria-label={t('card.renewNamed', { act, medicines: itemNames.join(t('and')) })}
            >
              {act}
            </ButtonLink>
            <Note>{answerNote(answerWithinMinutes, doctor?.name)}</Note>
          </>
        ) : (
          <RefusalNote refusal={refusal} prescriptionId={prescriptionId} />
        )}
      </Stack>
    </Card>
  );
}

/** What the medicines are called, and how long they last where that is known. */
function useRenewalTitle({ prescription: { itemNames, runsOutOn } }: Renewal): string {
  const { t } = useTranslation('renewals');
  const today = dayAt(usePageTime());
  const medicines = itemNames.join(t('and'));
  if (runsOutOn === null) return medicines;
  const left = daysBetween(today, runsOutOn);
  return left < 0 ? t('card.over', { medicines }) : t('card.lasts', { medicines, count: left });
}
