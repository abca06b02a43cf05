import { useServerClock } from '@xinglin/api';
import { Countdown, RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** "Pay within 27:41", for an order that holds something unpaid. */
export function PayWithin({ until, onEnd }: { until: string; onEnd: () => void }): ReactElement {
  const { t } = useTranslation('orders');
  const clock = useServerClock();
  const time = <Countdown until={until} {...clock} onEnd={onEnd} />;
  return <RichText text={t('pay.within')} parts={{ time: () => time }} />;
}
