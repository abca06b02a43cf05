import type { CheckUpPackageCard } from '@xinglin/gateway-sdk';
import type { PageLoadInput } from '@xinglin/api';
import { href } from '@xinglin/routes';
import type { HomePerson } from './people';

type Kind = CheckUpPackageCard['kind'];
type Named = Pick<CheckUpPackageCard, 'kind' | 'packageCode'>;

/** The page of a package: each kind has its own address. */
export function packageHref({ kind, packageCode }: Named): string {
  if (kind === 'dental') return href('check-up.scalingDetail', { packageCode });
  if (kind === 'nucleic') return href('check-up.nucleicTestDetail', { packageCode });
  if (kind === 'diagnosis') return href('check-up.diagnosisGoods', {}, { packageCode });
  return href('check-up.packageDetail', { packageCode });
}

/** The home for a kind of person. */
export const personHref = (person: HomePerson): string => href('check-up.home', {}, { person });

/** All packages for a kind of person, with search and filters. */
export const listHomeHref = (person: HomePerson): string =>
  href('check-up.home', {}, { view: 'all', person });

/** What is chosen of packages beside each other: one of the first two, and where and when to have it. */
interface ComparedChoice {
  readonly chosen?: string | undefined;
  readonly storeId?: string | undefined;
  readonly day?: string | undefined;
}

/** Packages beside each other, the first two of them in view. */
export const compareHref = (codes: readonly string[], choice: ComparedChoice = {}): string =>
  href('check-up.home', {}, { compare: codes.join(','), ...choice });

/** The list that a package of a kind stands in. */
export function listHref(kind: Kind | undefined): string {
  switch (kind) {
    case 'dental':
      return href('check-up.scaling');
    case 'nucleic':
      return href('check-up.covidTest');
    case 'private':
      return href('check-up.privateCheckUpList');
    case 'diagnosis':
      return href('check-up.diagnosisPlatform');
    default:
      return href('check-up.home');
  }
}

/** The stores of a package. */
export const storesHref = ({ kind, packageCode }: Named): string =>
  kind === 'diagnosis'
    ? href('check-up.diagnosisBook', {}, { packageCode })
    : href('check-up.chooseStore', {}, { packageCode });

/** The form of a package, with a store and a day where they are chosen. */
export const submitHref = (
  { kind, packageCode }: Named,
  choice: { readonly storeId?: string | undefined; readonly day?: string | undefined },
): string =>
  kind === 'diagnosis'
    ? href('check-up.diagnosisOrderConfirm', {}, { packageCode, ...choice })
    : href('check-up.orderSubmit', { packageCode }, choice);

/** An order's own page. */
export const orderHref = (orderId: string, kind?: Kind): string =>
  kind === 'diagnosis'
    ? href('check-up.diagnosisOrderDetail', {}, { orderNo: orderId })
    : href('check-up.orderDetail', { orderId });

/** The list that an order of a kind stands in. */
export const ordersHref = (kind: Kind | undefined): string =>
  kind === 'diagnosis' ? href('check-up.diagnosisOrder') : href('check-up.orderList');

/** The invoice of an order. */
export const invoiceHref = (orderId: string, kind: Kind): string =>
  kind === 'diagnosis'
    ? href('check-up.diagnosisInvoice', {}, { orderNo: orderId })
    : href('check-up.invoice', { orderId });

/** The report of a person of an order. */
export const reportHref = (orderNo: string, patientId: string): string =>
  href('check-up.pdfReport', {}, { orderNo, patientId });

/** The package that an address names, in its path or behind it (spec 2 §2.15, §2.18). */
export const packageCodeOf = ({ params, query }: PageLoadInput): string =>
  params['packageCode'] ?? query.get('packageCode') ?? '';

/** The order that an address names, in its path or behind it. */
export const orderNoOf = ({ params, query }: PageLoadInput): string =>
  params['orderId'] ?? query.get('orderNo') ?? '';

/** Ids of the cards of an order's page that its bar links to. */
export const voucherAnchor = 'code';
export const changeAnchor = 'change';
