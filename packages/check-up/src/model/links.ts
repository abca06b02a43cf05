import type { CheckUpPackageCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';

type Kind = CheckUpPackageCard['kind'];

/** The page of a package: each kind has its own address. */
export function packageHref({
  kind,
  packageCode,
}: Pick<CheckUpPackageCard, 'kind' | 'packageCode'>) {
  if (kind === 'dental') return href('check-up.scalingDetail', { packageCode });
  if (kind === 'nucleic') return href('check-up.nucleicTestDetail', { packageCode });
  return href('check-up.packageDetail', { packageCode });
}

/** The list that a package of a kind stands in. */
export function listHref(kind: Kind | undefined): string {
  switch (kind) {
    case 'dental':
      return href('check-up.scaling');
    case 'nucleic':
      return href('check-up.covidTest');
    case 'private':
      return href('check-up.privateCheckUpList');
    default:
      return href('check-up.home');
  }
}

/** An order's own page. */
export const orderHref = (orderId: string): string => href('check-up.orderDetail', { orderId });

/** The report of a person of an order. */
export const reportHref = (orderNo: string, patientId: string): string =>
  href('check-up.pdfReport', {}, { orderNo, patientId });
