import type { ReasonedDifference } from './compare-specification';

const ownMedicines =
  'Prescriptions and orders of medicines are a feature of their own, with one line through both.';
const ownDrugOrder = 'It shows or changes an order of the account; a visitor signs in first.';

const ownRenewals =
  'Renewals begin from a prescription, whatever visit or consult it came from: a feature of their own.';

/** Where the routes of prescriptions and orders of medicines differ from the specification's table, and why. */
export const medicineDifferences: readonly ReasonedDifference[] = [
  ...[
    '/community/prescribe',
    '/community/dw-middle',
    '/consult/fast-xays',
    '/infirmary/wzky',
    '/consult/opendrugs',
    '/consult/opendrugs/survey',
    '/consult/opendrugs/simplify',
    '/consult/opendrugs/further-consult',
    '/consult/opendrugs/receiving-address',
    '/consult/opendrugs/specialis-survey',
    '/consult/applyprescribe/:id',
    '/consult/prescription',
    '/consult/prescription/entry',
    '/consult/prescription/special',
    '/prescribe-clinic/list',
    '/consult/prescribe-drugs',
    '/consult/prescribe-drugs/middle',
    '/fast/prescription/apply',
  ].map((path) => ({ path, field: 'feature', reason: ownRenewals }) as const),
  ...[
    '/my/prescription/list',
    '/my/drugorder/drugstore',
    '/my/drugorder/authorization',
    '/my/drugorder/:orderId',
    '/my/drugorder/app/:orderId',
    '/my/drugorder/detail/:orderId',
    '/my/drugorder/express',
    '/my/drugorder/schedule/:orderId',
    '/my/drugorder/checkmark',
    '/my/drugorder/order/list',
    '/standard/drugorder/order/list',
    '/my/drugorderMiddle',
  ].map((path) => ({ path, field: 'feature', reason: ownMedicines }) as const),
  ...['/my/drugorder/checkmark', '/my/drugorder/order/list'].map(
    (path) => ({ path, field: 'login', reason: ownDrugOrder }) as const,
  ),
];
