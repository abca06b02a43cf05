import type { OverseasCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Cluster, KeyValueList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TalkLink } from './talk-link';
import { ZonedTime } from './zoned-time';

/** One consultation in the list of the account's. */
export function ConsultCard({ consult }: { consult: OverseasCard }): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const { orderKey, status, nickname, department, question, doctor, createdAt } = consult;
  return (
    // i18n-keys: overseas-consult:department.* overseas-consult:status.*
    <Card title={t(`department.${department}`)} aside={t(`status.${status}`)}>
      <Stack gap={3}>
        <KeyValueList
          items={[
            { label: t('wizard.whom'), value: nickname },
            ...(doctor === null ? [] : [{ label: t('detail.doctor'), value: doctor.name }]),
            { label: t('wizard.question'), value: question },
            { label: t('detail.sentAt'), value: <ZonedTime at={createdAt} /> },
          ]}
        />
        <Cluster align="end">
          <ButtonLink
            variant="outline"
            size="small"
            to={href('overseas.orderDetail', { orderKey })}
          >
            {t('list.open')}
          </ButtonLink>
          {doctor !== null && <TalkLink consult={consult} />}
        </Cluster>
      </Stack>
    </Card>
  );
}
