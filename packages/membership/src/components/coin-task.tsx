import type { HealthCoinTask } from '@xinglin/gateway-sdk';
import { ButtonLink, Card, Chip, Cluster, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { taskHref } from '../model/coin-links';

/** What earns coins, where it is done, and whether its coins were taken. */
export function CoinTask({ task }: { task: HealthCoinTask }): ReactElement {
  const { t } = useTranslation('coins');
  const { title, hint, coins, isDaily, kind, state } = task;
  const to = state === 'open' ? taskHref(kind) : null;
  return (
    <Card as="article" title={title} aside={t('gain.worth', { coins })}>
      <Stack gap={2}>
        <p>{hint}</p>
        {isDaily && <Note size="caption">{t('gain.daily')}</Note>}
        <Cluster align="end">
          {to === null ? (
            // i18n-keys: coins:gain.state.*
            <Chip>{t(`gain.state.${state}`)}</Chip>
          ) : (
            <ButtonLink size="small" variant="outline" to={to} aria-label={t('gain.do', { title })}>
              {t('gain.go')}
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
