import type { DispensingFacts, MedicineLineFacts } from './medicine-line-shapes';

const at = (time: string) => new Date(`2026-12-01T${time}:00+08:00`);

/** Facts of a prescription as tests begin from: signed at 11:58, not reviewed. */
export const signedSheet: MedicineLineFacts['prescription'] = {
  state: 'inReview',
  doctorName: '沈知远',
  pharmacistName: null,
  signedAt: at('11:58'),
  reviewBefore: at('12:28'),
  approvedAt: null,
  validUntil: null,
  endedAt: null,
  lineCount: 3,
};

/** The same sheet, approved at 12:06 and valid until midnight. */
export const approvedSheet: MedicineLineFacts['prescription'] = {
  ...signedSheet,
  state: 'approved',
  pharmacistName: '周宁',
  approvedAt: at('12:06'),
  validUntil: at('23:59'),
};

/** An order of its three medicines that a pharmacy confirmed at 12:20 and prepares. */
export const confirmedOrder: DispensingFacts = {
  orderNo: 'D1',
  state: 'confirmed',
  method: 'delivery',
  pharmacyName: '杏林大药房',
  reportsProgress: true,
  payBefore: null,
  sentAt: at('12:15'),
  confirmBefore: at('12:45'),
  confirmedAt: at('12:20'),
  lastHeardAt: at('12:20'),
  lastWords: null,
  newsBefore: at('13:20'),
  promisedBy: at('14:50'),
  receivedAt: null,
  lines: Array.from({ length: 3 }, () => ({ state: 'preparing' as const, parcelId: null })),
  parcels: [],
};

/** Two of the three on their way, the third on hold: what the pharmacy said last was at 13:40. */
export const partOnTheWay: DispensingFacts = {
  ...confirmedOrder,
  state: 'onTheWay',
  lastHeardAt: at('13:40'),
  lastWords: '在调货',
  newsBefore: at('14:20'),
  lines: [
    { state: 'ready', parcelId: 'P1' },
    { state: 'ready', parcelId: 'P1' },
    { state: 'onHold', parcelId: null },
  ],
  parcels: [
    {
      parcelId: 'P1',
      courier: '张师傅',
      sentAt: at('13:50'),
      arrivesBy: at('14:50'),
      deliveredAt: null,
    },
  ],
};
