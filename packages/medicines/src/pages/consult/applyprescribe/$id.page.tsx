import { usePlace } from '@xinglin/pages';
import type { ReactElement } from 'react';
import { ApplyPrescription, loadApply } from '../../../components/apply-prescription';

export const load = loadApply;

/** Asks the doctor of the consult in the path for a prescription (spec 2 §2.9). */
export default function ApplyPage(): ReactElement {
  return <ApplyPrescription orderKey={usePlace().params['id'] ?? ''} />;
}
