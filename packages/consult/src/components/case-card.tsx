import { SentPictures } from '@xinglin/forms';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { Card, KeyValueList, Note, Stack, type KeyValueItem } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What a doctor reads of a case: the words as they were sent, what was added since, and the pictures. */
export function CaseCard({
  consult,
  aside,
}: {
  readonly consult: ConsultOrder;
  readonly aside?: ReactNode;
}): ReactElement {
  const { t } = useTranslation('consult');
  const {
    patientName,
    patientAge,
    question,
    since,
    treated,
    earlierDiagnosis,
    preconsult,
    fileIds,
  } = consult;
  const said = (label: string, value: string | null | undefined): KeyValueItem[] =>
    value ? [{ label, value }] : [];
  const pregnancy = preconsult?.pregnancy;
  const more = [
    // i18n-keys: consult:since.*
    ...said(t('facts.since'), since && t(`since.${since}`)),
    ...said(t('facts.earlierDiagnosis'), earlierDiagnosis),
    ...said(t('facts.treated'), treated),
    ...said(t('facts.allergies'), preconsult?.allergies),
    ...said(t('facts.history'), preconsult?.history),
    ...said(t('facts.medicines'), preconsult?.medicines),
    // i18n-keys: consult:pregnancy.*
    ...said(t('facts.pregnancy'), pregnancy && t(`pregnancy.${pregnancy}`)),
  ];
  return (
    <Card title={t('facts.case')} aside={aside}>
      <Stack>
        <div>
          <Note>
            {patientAge === null
              ? patientName
              : t('facts.aged', { name: patientName, count: patientAge })}
          </Note>
          <p>{question}</p>
        </div>
        {more.length > 0 && <KeyValueList items={more} />}
        {fileIds.length > 0 && (
          <SentPictures
            pictures={fileIds.map((fileId) => ({ fileId }))}
            titleOf={(number) => t('facts.picture', { number })}
          />
        )}
      </Stack>
    </Card>
  );
}
