import { useServerClock } from '@xinglin/api';
import type { ConsultCard } from '@xinglin/gateway-sdk';
import { Countdown, RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** "28:14 until …": how long the state lasts, and what happens then. What waits to be paid says so by itself. */
export function ConsultUntil(props: {
  until: NonNullable<ConsultCard['until']>;
  onEnd: () => void;
}): ReactElement {
  const { until, onEnd } = props;
  const { t } = useTranslation('consult');
  const clock = useServerClock();
  const time = <Countdown until={until.at} {...clock} onEnd={onEnd} />;
  // i18n-keys: consult:until.*
  return <RichText text={t(`until.${until.outcome}`)} parts={{ time: () => time }} />;
}
