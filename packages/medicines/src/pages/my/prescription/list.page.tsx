import type { PageLoad } from '@xinglin/api';
import { loadPatients } from '@xinglin/orders';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { prescriptionList } from '../../../components/prescription-list';
import { PrescriptionPage } from '../../../components/prescription-page';
import { loadPrescription } from '../../../model/prescription-call';

/** The list, or the prescription that the address names. */
export const load: PageLoad = (place) => [
  ...(place.query.has('prescriptionId') ? loadPrescription : prescriptionList.load)(place),
  ...loadPatients(place),
];

/** The prescriptions of the account's people, and each as its line (spec 2 §2.10). */
export default function PrescriptionsPage(): ReactElement {
  const [query] = useSearchParams();
  return query.has('prescriptionId') ? <PrescriptionPage /> : <prescriptionList.Page />;
}
