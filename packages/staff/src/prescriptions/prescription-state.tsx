import { StatusChip, type StatusChipProps } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prescription } from '../api/shapes';

const chips: Readonly<Record<Prescription['state'], StatusChipProps['state']>> = {
  draft: 'underway',
  inReview: 'underway',
  approved: 'upcoming',
  claimed: 'underway',
  partlyDispensed: 'underway',
  dispensed: 'done',
  returned: 'problem',
  expired: 'cancelled',
  cancelled: 'cancelled',
  superseded: 'cancelled',
};

/** The state of a prescription in a word. */
export function PrescriptionState({
  state,
}: {
  readonly state: Prescription['state'];
}): ReactElement {
  const { t } = useTranslation('staff');
  return (
    // i18n-keys: staff:sheet.state.*
    <StatusChip state={chips[state]}>{t(`sheet.state.${state}`)}</StatusChip>
  );
}
