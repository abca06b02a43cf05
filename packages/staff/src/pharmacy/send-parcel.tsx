import { trimmedText } from '@xinglin/rules';
import { Button, CheckGroup, Dialog, NoticeBar, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrugOrder } from '../api/shapes';
import { useAct } from '../parts/use-act';
import { instantOf } from './hospital-moment';
import styles from './pharmacy.module.css';

/** Hands lines that are ready to a courier. What was typed stays when the gateway refuses. */
export function SendParcel({
  order: { orderNo, lines },
  onClose,
}: {
  readonly order: DrugOrder;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const ready = lines.filter(({ state }) => state === 'ready');
  const [chosen, setChosen] = useState<readonly string[]>(ready.map(({ lineId }) => lineId));
  const [typed, setTyped] = useState({ carrier: '', trackingNo: '', courier: '', arrives: '' });
  const [isTried, setIsTried] = useState(false);
  const { act, pending, problem } = useAct();
  // A line that is not ready any more does not travel.
  const lineIds = ready.flatMap(({ lineId }) => (chosen.includes(lineId) ? [lineId] : []));
  const carrier = trimmedText(typed.carrier);
  const trackingNo = trimmedText(typed.trackingNo);
  const courier = trimmedText(typed.courier);
  const set = (name: keyof typeof typed) => (value: string) =>
    setTyped((former) => ({ ...former, [name]: value }));
  const missing = (text: string): string | undefined =>
    isTried && text === '' ? t('consult.reasonMissing') : undefined;
  const send = async (): Promise<void> => {
    setIsTried(true);
    if (lineIds.length === 0 || carrier === '' || trackingNo === '') return;
    const arrivesBy = instantOf(typed.arrives);
    const done = await act('send-drug-parcel', {
      orderNo,
      lineIds,
      carrier,
      trackingNo,
      ...(courier !== '' && { courier }),
      ...(arrivesBy !== undefined && { arrivesBy }),
    });
    if (done !== undefined) onClose();
  };
  return (
    <Dialog
      open
      title={t('pharmacy.sendTitle')}
      onClose={() => !pending && onClose()}
      actions={
        <>
          <Button variant="outline" onClick={() => !pending && onClose()}>
            {t('consult.keep')}
          </Button>
          <Button pending={pending} onClick={() => void send()}>
            {t('pharmacy.sendAct', { count: lineIds.length })}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {problem !== undefined && (
          <NoticeBar tone="danger" live>
            {problem}
          </NoticeBar>
        )}
        <CheckGroup
          name="lines"
          label={t('pharmacy.linesOfParcel')}
          options={ready.map(({ lineId, item }) => ({
            value: lineId,
            label: t('pharmacy.lineOfParcel', { name: item.name, count: item.quantity }),
          }))}
          value={lineIds}
          error={isTried && lineIds.length === 0 ? t('pharmacy.noLineChosen') : undefined}
          onValueChange={setChosen}
        />
        <TextField
          label={t('pharmacy.carrier')}
          autoComplete="off"
          maxLength={40}
          error={missing(carrier)}
          value={typed.carrier}
          onValueChange={set('carrier')}
        />
        <TextField
          label={t('pharmacy.trackingNo')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={missing(trackingNo)}
          value={typed.trackingNo}
          onValueChange={set('trackingNo')}
        />
        <TextField
          label={t('pharmacy.courier')}
          optional
          autoComplete="off"
          maxLength={20}
          value={typed.courier}
          onValueChange={set('courier')}
        />
        <TextField
          type="datetime-local"
          label={t('pharmacy.arrivesBy')}
          optional
          value={typed.arrives}
          onValueChange={set('arrives')}
        />
      </div>
    </Dialog>
  );
}
