import type { Parcel } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import { Card, KeyValueList, Note, Stack, Timeline } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** One shipment of an order: who carries it under which number, and where it was seen, newest first. */
export function ParcelTrack({ parcel }: { parcel: Parcel }): ReactElement {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const { sender, carrier, trackingNo, stateText, events } = parcel;
  return (
    <Card title={t('parcel.title')} aside={stateText}>
      <Stack>
        <KeyValueList
          items={[
            { label: t('parcel.sender'), value: sender },
            { label: t('parcel.carrier'), value: carrier },
            { label: t('parcel.number'), value: trackingNo },
          ]}
        />
        {events.length === 0 ? (
          <Note>{t('parcel.noEvent')}</Note>
        ) : (
          <Timeline
            label={t('parcel.events')}
            items={events.map(({ at, text }) => ({
              title: text,
              timeText: formatInstant(at, locale),
              at,
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
