import { SentPictures } from '@xinglin/forms';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { Card, KeyValueList, Stack, type KeyValueItem } from '@xinglin/ui';
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
  const { question, since, treated, earlierDiagnosis, preconsult, fileIds } = consult;
  const said = (label: string, value: string | null | undefined): KeyValueItem[] =>
    value ? [{ label, value }] : [];
  const pregnancy = preconsult?.pregnancy;
  return (
    <Card title={t('facts.case')} aside={aside}>
      <Stack>
        <KeyValueList
          items={[
            { label: t('facts.patient'), value: consult.patientName, strong: true },
            { label: t('facts.question'), value: question },
            // i18n-keys: consult:since.*
            ...said(t('facts.since'), since && t(`since.${since}`)),
            ...said(t('facts.earlierDiagnosis'), earlierDiagnosis),
            ...said(t('facts.treated'), treated),
            ...said(t('facts.allergies'), preconsult?.allergies),
            ...said(t('facts.history'), preconsult?.history),
            ...said(t('facts.medicines'), preconsult?.medicines),
            // i18n-keys: consult:pregnancy.*
            ...said(t('facts.pregnancy'), pregnancy && t(`pregnancy.${pregnancy}`)),
          ]}
        />
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
