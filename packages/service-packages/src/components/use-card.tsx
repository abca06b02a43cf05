import type { PackageUse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDay, formatInstant, hospitalTimeZone } from '@xinglin/rules';
import { Button, Card, Cluster, KeyValueList, Stack } from '@xinglin/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WithdrawDialog } from './withdraw-dialog';

/** One use of an item: what was asked, what is planned, what came of it; taken back while that can be. */
export function UseCard({
  use,
  children,
}: {
  use: PackageUse;
  children?: ReactNode;
}): ReactElement {
  const { t } = useTranslation('service-packages');
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const moment = (at: string) => formatInstant(at, locale, hospitalTimeZone);
  return (
    <Card as="article" title={use.itemName} aside={use.stateText}>
      <Stack>
        {children}
        <KeyValueList
          items={[
            { label: t('use.askedAt'), value: moment(use.createdAt) },
            ...(use.note === '' ? [] : [{ label: t('use.note'), value: use.note }]),
            ...(use.wantedOn === null
              ? []
              : [{ label: t('use.wantedOn'), value: formatDay(use.wantedOn, locale) }]),
            ...(use.plannedAt === null
              ? []
              : [{ label: t('use.plannedAt'), value: moment(use.plannedAt), strong: true }]),
            ...(use.result === null ? [] : [{ label: t('use.result'), value: use.result }]),
          ]}
        />
        {use.mayWithdraw && (
          <Cluster align="end">
            <Button size="small" variant="outline" onClick={() => setAsking(true)}>
              {t('withdraw.button')}
            </Button>
          </Cluster>
        )}
        {asking && <WithdrawDialog use={use} onClose={() => setAsking(false)} />}
      </Stack>
    </Card>
  );
}
