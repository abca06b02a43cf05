import { TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../parts/reason-dialog';
import { useAct } from '../parts/use-act';
import { numberIn } from '../prescribing/draft';
import { instantOf } from './hospital-moment';
import { typedTenths } from './temperature';

/** News of a parcel on its way: words, how far it is, how warm, when it arrives. The patient reads it at once. */
export function ParcelNews({
  parcelId,
  onClose,
}: {
  readonly parcelId: string;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const [typed, setTyped] = useState({ percent: '', degrees: '', arrives: '' });
  const [isTried, setIsTried] = useState(false);
  const { act, pending, problem } = useAct();
  const percent = numberIn(typed.percent, 0, 100);
  const tenths = typedTenths(typed.degrees);
  const isPercentWrong = typed.percent.trim() !== '' && percent === null;
  const isDegreesWrong = typed.degrees.trim() !== '' && tenths === null;
  const set = (name: keyof typeof typed) => (value: string) =>
    setTyped((former) => ({ ...former, [name]: value }));
  const tell = async (text: string): Promise<void> => {
    setIsTried(true);
    if (isPercentWrong || isDegreesWrong) return;
    const arrivesBy = instantOf(typed.arrives);
    const done = await act('report-drug-parcel', {
      parcelId,
      text,
      ...(percent !== null && { progressPercent: percent }),
      ...(tenths !== null && { temperatureTenths: tenths }),
      ...(arrivesBy !== undefined && { arrivesBy }),
    });
    if (done !== undefined) onClose();
  };
  return (
    <ReasonDialog
      title={t('pharmacy.tell')}
      explained={t('pharmacy.tellHint')}
      label={t('pharmacy.newsText')}
      usual={[t('pharmacy.usual.collected'), t('pharmacy.usual.near'), t('pharmacy.usual.delayed')]}
      confirm={t('pharmacy.tellAct')}
      pending={pending}
      failure={problem}
      onClose={onClose}
      onConfirm={(text) => void tell(text)}
    >
      <TextField
        label={t('pharmacy.percent')}
        optional
        inputMode="numeric"
        autoComplete="off"
        error={isTried && isPercentWrong ? t('pharmacy.percentWrong') : undefined}
        value={typed.percent}
        onValueChange={set('percent')}
      />
      <TextField
        label={t('pharmacy.degrees')}
        optional
        inputMode="decimal"
        autoComplete="off"
        error={isTried && isDegreesWrong ? t('pharmacy.degreesWrong') : undefined}
        value={typed.degrees}
        onValueChange={set('degrees')}
      />
      <TextField
        type="datetime-local"
        label={t('pharmacy.arrivesBy')}
        optional
        value={typed.arrives}
        onValueChange={set('arrives')}
      />
    </ReasonDialog>
  );
}
