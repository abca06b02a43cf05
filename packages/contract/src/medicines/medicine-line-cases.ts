import { filledLineCases } from './filled-line-cases';
import { all, toDispense, unfilled, unreviewed, type MedicineLineCase } from './medicine-line-case';

/** An order that ended before anything was handed over leaves its prescription free, until that ends itself. */
const given = ['unpaid', 'cancelled', 'declined', 'refunding', 'refunded'] as const;

const withoutOrder: readonly MedicineLineCase[] = [
  {
    prescription: 'draft',
    order: null,
    phase: 'inReview',
    steps: ['now', 'later', 'later', 'later', 'later'],
    next: 'doctor',
  },
  {
    prescription: 'inReview',
    order: null,
    phase: 'inReview',
    steps: ['done', 'now', 'later', 'later', 'later'],
    next: 'pharmacist',
  },
  {
    prescription: 'approved',
    order: null,
    phase: 'toOrder',
    steps: toDispense,
    next: 'patient',
  },
  // Of a visit on site: what was handed out there is known, not by whom.
  { prescription: 'dispensed', order: null, phase: 'done', steps: all, next: 'nobody' },
  {
    prescription: 'returned',
    order: null,
    phase: 'returned',
    steps: unreviewed,
    next: 'nobody',
  },
  ...(['expired', 'cancelled'] as const).flatMap((prescription): MedicineLineCase[] => [
    {
      prescription,
      order: null,
      isReviewed: false,
      phase: prescription,
      steps: unreviewed,
      next: 'nobody',
    },
    {
      prescription,
      order: null,
      isReviewed: true,
      phase: prescription,
      steps: unfilled,
      next: 'nobody',
    },
  ]),
  {
    prescription: 'superseded',
    order: null,
    isReviewed: false,
    phase: 'returned',
    steps: unreviewed,
    next: 'nobody',
  },
  {
    prescription: 'superseded',
    order: null,
    isReviewed: true,
    phase: 'cancelled',
    steps: unfilled,
    next: 'nobody',
  },
];

const afterOrder: readonly MedicineLineCase[] = given.flatMap((order): MedicineLineCase[] => [
  { prescription: 'approved', order, phase: 'toOrder', steps: toDispense, next: 'patient' },
  ...(['expired', 'cancelled'] as const).map((prescription) => ({
    prescription,
    order,
    isReviewed: true,
    phase: prescription,
    steps: unfilled,
    next: 'nobody' as const,
  })),
  {
    prescription: 'superseded',
    order,
    isReviewed: true,
    phase: 'cancelled',
    steps: unfilled,
    next: 'nobody',
  },
]);

/** Every combination of states that occurs, with the line that it has (decisions a1 to a6). */
export const medicineLineCases: readonly MedicineLineCase[] = [
  ...withoutOrder,
  ...afterOrder,
  ...filledLineCases,
];
