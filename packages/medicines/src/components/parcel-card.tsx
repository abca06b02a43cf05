import type { DrugParcel } from '@xinglin/gateway-sdk';
import { Card, CodeTiles, DeliveryScene, NoticeBar, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../model/use-moments';
import styles from './medicines.module.css';

const degrees = (tenths: number): string => String(tenths / 10);

/** A parcel of medicines: where it is, when it comes, how warm it is, and the code by which it is handed over. */
export function ParcelCard({ parcel }: { parcel: DrugParcel }): ReactElement {
  const { t } = useTranslation('medicines');
  const { moment } = useMoments();
  const { courier, carrier, progressPercent, arrivesBy, deliveredAt, handoverCode } = parcel;
  const { temperatureTenths: warmth, temperatureMaxTenths: limit } = parcel;
  const who = courier ?? carrier;
  const isTooWarm = warmth !== null && limit !== null && warmth > limit;
  return (
    <Card as="div">
      <Stack>
        <DeliveryScene progress={deliveredAt === null ? progressPercent : 100} />
        <div className={styles['parcel']}>
          <div>
            <h2>
              {deliveredAt !== null && t('parcel.delivered', { who, time: moment(deliveredAt) })}
              {deliveredAt === null &&
                (arrivesBy === null
                  ? t('parcel.underway', { who })
                  : t('parcel.arrives', { who, time: moment(arrivesBy) }))}
            </h2>
            {warmth !== null && (
              <Note>
                {limit === null
                  ? t('parcel.warmth', { warmth: degrees(warmth) })
                  : t('parcel.warmthOf', { warmth: degrees(warmth), limit: degrees(limit) })}
              </Note>
            )}
          </div>
          {handoverCode !== null && <CodeTiles code={handoverCode} label={t('parcel.code')} />}
        </div>
        {isTooWarm && <NoticeBar tone="danger">{t('parcel.tooWarm')}</NoticeBar>}
      </Stack>
    </Card>
  );
}
