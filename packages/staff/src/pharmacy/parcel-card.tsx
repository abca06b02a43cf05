import { Button, Card, Cluster, KeyValueList, TextField, Timeline } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrugOrder } from '../api/shapes';
import { ActForm } from '../parts/act-form';
import { useMoment } from '../parts/moments';
import { useAct } from '../parts/use-act';
import { ParcelNews } from './parcel-news';
import styles from './pharmacy.module.css';
import { degreesText } from './temperature';

/** A parcel: where it is, how warm it is, its news, and the hand-over by the code that the patient names at the door. */
export function ParcelCard({
  order: { acts, lines },
  parcel,
}: {
  readonly order: DrugOrder;
  readonly parcel: DrugOrder['parcels'][number];
}): ReactElement {
  const { t } = useTranslation('staff');
  const moment = useMoment();
  const [isTelling, setIsTelling] = useState(false);
  const { parcelId, carrier, trackingNo, courier, arrivesBy, deliveredAt, events } = parcel;
  const { progressPercent, temperatureTenths, temperatureMaxTenths } = parcel;
  const names = lines.flatMap(({ lineId, item }) =>
    parcel.lineIds.includes(lineId) ? [item.name] : [],
  );
  const isOpen = deliveredAt === null && acts.includes('report-drug-parcel');
  return (
    <Card title={t('pharmacy.parcel', { carrier, trackingNo })} aside={parcel.stateText}>
      <div className={styles['column']}>
        <KeyValueList
          items={[
            { label: t('pharmacy.contents'), value: names.join(t('common.comma')) },
            ...(courier === null ? [] : [{ label: t('pharmacy.courier'), value: courier }]),
            ...(progressPercent === null
              ? []
              : [{ label: t('pharmacy.progress'), value: `${progressPercent}%` }]),
            ...(temperatureTenths === null
              ? []
              : [
                  {
                    label: t('pharmacy.temperature'),
                    value: degreesText(temperatureTenths),
                    ...(temperatureMaxTenths !== null && {
                      detail: t('pharmacy.temperatureMost', {
                        degrees: degreesText(temperatureMaxTenths),
                      }),
                      strong: temperatureTenths > temperatureMaxTenths,
                    }),
                  },
                ]),
            ...(arrivesBy === null || deliveredAt !== null
              ? []
              : [{ label: t('pharmacy.arrivesBy'), value: moment(arrivesBy) }]),
            ...(deliveredAt === null
              ? []
              : [{ label: t('pharmacy.deliveredAt'), value: moment(deliveredAt) }]),
          ]}
        />
        {events.length > 0 && (
          <Timeline
            label={t('pharmacy.news')}
            items={events.map(({ at, text }) => ({ at, title: text, timeText: moment(at) }))}
          />
        )}
        {isOpen && (
          <>
            <HandOverAtDoor parcelId={parcelId} />
            <Cluster align="end">
              <Button size="small" variant="outline" onClick={() => setIsTelling(true)}>
                {t('pharmacy.tell')}
              </Button>
            </Cluster>
          </>
        )}
      </div>
      {isTelling && <ParcelNews parcelId={parcelId} onClose={() => setIsTelling(false)} />}
    </Card>
  );
}

function HandOverAtDoor({ parcelId }: { readonly parcelId: string }): ReactElement {
  const { t } = useTranslation('staff');
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { act, pending, failure } = useAct();
  const handoverCode = code.trim();
  return (
    <ActForm
      submit={t('pharmacy.handOverAct')}
      pending={pending}
      failure={failure}
      onSubmit={() => {
        setIsTried(true);
        if (handoverCode !== '')
          void act('report-drug-parcel', {
            parcelId,
            text: t('pharmacy.handedOver'),
            handoverCode,
          });
      }}
    >
      <TextField
        label={t('pharmacy.handoverCode')}
        hint={t('pharmacy.handoverCodeHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        error={isTried && handoverCode === '' ? t('consult.reasonMissing') : undefined}
        value={code}
        onValueChange={setCode}
      />
    </ActForm>
  );
}
