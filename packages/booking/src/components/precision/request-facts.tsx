import { PictureLink } from '@xinglin/forms';
import type { AccurateReserve } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDay, formatInstant } from '@xinglin/rules';
import { Card, Cluster, KeyValueList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Everything that was sent with a request, as a card. */
export function RequestFacts({ request }: { request: AccurateReserve }): ReactElement {
  const { t } = useTranslation('precision');
  return (
    <Card title={t('request.sentWith')}>
      <RequestRows request={request} />
    </Card>
  );
}

/** The same as rows. */
export function RequestRows({ request }: { request: AccurateReserve }): ReactElement {
  const { t } = useTranslation('precision');
  const locale = useLocale();
  const { timeZone, auditBefore, fileIds } = request;
  return (
    <KeyValueList
      items={[
        {
          label: t('form.doctor'),
          value: t('form.doctorAndTitle', {
            doctor: request.doctorName,
            title: request.titleText,
          }),
          detail: `${request.hospitalName} · ${request.hospDeptName}`,
          strong: true,
        },
        { label: t('form.disease'), value: request.entryName },
        { label: t('form.patient'), value: request.patientName },
        { label: t('form.symptoms'), value: request.symptoms },
        {
          label: t('request.days'),
          value: request.days.map((day) => formatDay(day, locale)).join(' · '),
        },
        ...(fileIds.length === 0
          ? []
          : [
              {
                label: t('request.records'),
                value: (
                  <Cluster>
                    {fileIds.map((fileId, place) => (
                      <PictureLink
                        key={fileId}
                        fileId={fileId}
                        text={t('request.picture', { place: place + 1 })}
                      />
                    ))}
                  </Cluster>
                ),
              },
            ]),
        {
          label: t('request.created'),
          value: formatInstant(request.createdAt, locale, timeZone),
        },
        ...(auditBefore === null
          ? []
          : [
              {
                label: t('request.answerBefore'),
                value: formatInstant(auditBefore, locale, timeZone),
              },
            ]),
      ]}
    />
  );
}
