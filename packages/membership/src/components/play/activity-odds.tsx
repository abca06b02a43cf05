import type { ActivityTip } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { drawParts } from '@xinglin/rules';
import { Card, KeyValueList, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The prizes with their odds, as every draw uses them. */
export function ActivityOdds({ activity }: { activity: ActivityTip }): ReactElement {
  const { t } = useTranslation('coins');
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  return (
    <Card title={t('play.odds')}>
      <Stack>
        <KeyValueList
          items={activity.prizes.map(({ title, odds, left }) => ({
            label: title,
            value: percent.format(odds / drawParts),
            ...(left !== null && { detail: t('play.prizeLeft', { count: left }) }),
          }))}
        />
        <Note>{t('play.oddsMean', { prize: activity.prizes.at(-1)?.title ?? '' })}</Note>
      </Stack>
    </Card>
  );
}
