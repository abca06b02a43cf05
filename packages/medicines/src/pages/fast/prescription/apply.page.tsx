import { usePlace } from '@xinglin/pages';
import type { ReactElement } from 'react';
import { ApplyPrescription, loadApply } from '../../../components/apply-prescription';

export const load = loadApply;

/** Asks the doctor of a quick consult, which the query names, for a prescription (spec 2 §2.10). */
export default function FastApplyPage(): ReactElement {
  return <ApplyPrescription orderKey={usePlace().query.get('orderKey') ?? ''} />;
}
