import type { OverseasCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Cluster, Note, Prose, Stack, StatusChip } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DoctorLine } from './doctor-line';
import { TalkLink } from './talk-link';
import { ZonedTime } from './zoned-time';

const chips = {
  waiting: 'attention',
  inProgress: 'underway',
  done: 'done',
  cancelled: 'cancelled',
} as const;

/** One consultation in the list of the account's. */
export function ConsultCard({ consult }: { consult: OverseasCard }): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const { orderKey, status, nickname, department, question, doctor, createdAt } = consult;
  return (
    // i18n-keys: overseas-consult:department.* overseas-consult:status.*
    <Card
      as="article"
      title={t(`department.${department}`)}
      aside={<StatusChip state={chips[status]}>{t(`status.${status}`)}</StatusChip>}
    >
      <Stack gap={3}>
        {doctor !== null && <DoctorLine doctor={doctor} />}
        <Prose>{question}</Prose>
        <Note>
          {nickname} · <ZonedTime at={createdAt} />
        </Note>
        <Cluster align="end">
          <ButtonLink
            variant="outline"
            size="small"
            to={href('overseas.orderDetail', { orderKey })}
          >
            {t('list.open')}
          </ButtonLink>
          {doctor !== null && <TalkLink consult={consult} variant="outline" />}
        </Cluster>
      </Stack>
    </Card>
  );
}
