import { PictureLink } from '@xinglin/forms';
import type { PanelOrder } from '@xinglin/gateway-sdk';
import { Card, KeyValueList, Stack, type KeyValueItem } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What was asked, as it was sent. */
export function PanelCase({ panel }: { readonly panel: PanelOrder }): ReactElement {
  const { t } = useTranslation(['panels', 'asking']);
  const { patientName, question, since, treated, fileIds } = panel;
  const said = (label: string, value: string | null): KeyValueItem[] =>
    value === null ? [] : [{ label, value }];
  return (
    <Card title={t('confirm.asked')}>
      <Stack>
        <KeyValueList
          items={[
            { label: t('asking:form.patient'), value: patientName, strong: true },
            { label: t('asking:form.question'), value: question },
            // i18n-keys: asking:since.*
            ...said(t('asking:form.since'), since && t(`asking:since.${since}`)),
            ...said(t('asking:form.treated'), treated),
          ]}
        />
        {fileIds.length > 0 && (
          <ul>
            {fileIds.map((fileId, place) => (
              <li key={fileId}>
                <PictureLink fileId={fileId} text={t('question.picture', { number: place + 1 })} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
