import { IconButton, SelectField, TextField, TrashIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dose } from '../api/shapes';
import { numbersOf, type DraftLine } from './draft';
import { packsNeeded } from './packs';
import { prescribingApi } from './prescribing-api';
import styles from './prescribing.module.css';

const frequencies = [
  'onceDaily',
  'twiceDaily',
  'threeTimesDaily',
  'fourTimesDaily',
  'everyNight',
  'everyOtherDay',
  'onceWeekly',
  'asNeeded',
] as const satisfies readonly Dose['frequency'][];

const timings = [
  'anyTime',
  'beforeMeal',
  'withMeal',
  'afterMeal',
  'emptyStomach',
  'bedtime',
] as const satisfies readonly Dose['timing'][];

/** One medicine in the form: how much, how often, when, for how long, and the packs that follow. */
export function DoseRow({
  line,
  problems,
  onChange,
  onRemove,
}: {
  readonly line: DraftLine;
  /** Names of fields that are wrong; see `problemsOf`. */
  readonly problems: ReadonlySet<string>;
  readonly onChange: (line: DraftLine) => void;
  readonly onRemove: () => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  // A line from an earlier prescription has no size of its pack: the list has it, and whether it may still be prescribed.
  const { data } = prescribingApi.useSearchDrugsQuery({ q: line.name.slice(0, 50) });
  const listed = data?.find(({ drugId }) => drugId === line.drugId);
  const needed = (next: DraftLine): number | null => {
    const { amount, days } = numbersOf(next);
    if (listed === undefined || amount === null || days === null) return null;
    return packsNeeded({ amount, days, frequency: next.frequency }, listed.packUnits);
  };
  const change = (more: Partial<DraftLine>): void => {
    const next = { ...line, ...more };
    const packs = next.isOwnQuantity ? null : needed(next);
    onChange(packs === null ? next : { ...next, quantity: String(packs) });
  };
  const problem = (name: 'amount' | 'days' | 'quantity', text: string): string | undefined =>
    problems.has(`${line.drugId} ${name}`) ? text : undefined;
  const packs = needed(line);
  return (
    <li className={styles['line']}>
      <div className={styles['lineHead']}>
        <p>
          <b>{line.name}</b> {line.packText} <small>{line.maker}</small>
        </p>
        <IconButton
          label={t('prescribing.removeLine', { name: line.name })}
          icon={<TrashIcon />}
          onClick={onRemove}
        />
      </div>
      {listed?.whyNot && (
        <p role="alert" className={styles['whyNot']}>
          {listed.whyNot}
        </p>
      )}
      <div className={styles['dose']}>
        <TextField
          label={t('prescribing.amount')}
          inputMode="decimal"
          autoComplete="off"
          // i18n-keys: staff:dose.unit.*, staff:dose.frequency.*, staff:dose.timing.*
          end={<span className={styles['unit']}>{t(`dose.unit.${line.unit}`)}</span>}
          error={problem('amount', t('prescribing.amountWrong'))}
          value={line.amount}
          onValueChange={(amount) => change({ amount })}
        />
        <SelectField
          label={t('prescribing.frequency')}
          options={frequencies.map((value) => ({ value, label: t(`dose.frequency.${value}`) }))}
          value={line.frequency}
          onValueChange={(value) =>
            change({ frequency: frequencies.find((one) => one === value) ?? line.frequency })
          }
        />
        <SelectField
          label={t('prescribing.timing')}
          options={timings.map((value) => ({ value, label: t(`dose.timing.${value}`) }))}
          value={line.timing}
          onValueChange={(value) =>
            change({ timing: timings.find((one) => one === value) ?? line.timing })
          }
        />
        <TextField
          label={t('prescribing.days')}
          inputMode="numeric"
          autoComplete="off"
          end={<span className={styles['unit']}>{t('prescribing.dayUnit')}</span>}
          error={problem('days', t('prescribing.daysWrong'))}
          value={line.days}
          onValueChange={(days) => change({ days })}
        />
        <TextField
          label={t('prescribing.quantity')}
          inputMode="numeric"
          autoComplete="off"
          end={<span className={styles['unit']}>{t('prescribing.packUnit')}</span>}
          hint={
            packs !== null && String(packs) !== line.quantity.trim()
              ? t('prescribing.packsNeeded', { count: packs })
              : undefined
          }
          error={problem('quantity', t('prescribing.quantityWrong'))}
          value={line.quantity}
          onValueChange={(quantity) => onChange({ ...line, quantity, isOwnQuantity: true })}
        />
      </div>
    </li>
  );
}
