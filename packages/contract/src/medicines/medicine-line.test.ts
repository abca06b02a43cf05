import { medicineLine, type DispensingFacts, type MedicineLineFacts } from '@xinglin/rules';
import { describe, expect, it, test } from 'vitest';
import { drugOrderStates } from './drug-order';
import { impossibleLines } from './impossible-lines';
import { MedicineLine } from './medicine-line';
import type { MedicineLineCase } from './medicine-line-case';
import { medicineLineCases } from './medicine-line-cases';
import { prescriptionStates } from './prescription-states';

const at = (time: string) => new Date(`2026-12-01T${time}:00+08:00`);
const now = at('13:00');

/** States that are reached only by a review that approved. */
const reviewed = new Set(['approved', 'claimed', 'partlyDispensed', 'dispensed']);

function sheetOf({ prescription: state, isReviewed }: MedicineLineCase) {
  const isApproved = isReviewed ?? reviewed.has(state);
  return {
    state,
    doctorName: '沈知远',
    pharmacistName: isApproved ? '周宁' : null,
    signedAt: at('11:58'),
    reviewBefore: at('14:00'),
    approvedAt: isApproved ? at('12:06') : null,
    validUntil: isApproved ? at('23:59') : null,
    endedAt: at('12:50'),
    lineCount: 3,
  } satisfies MedicineLineFacts['prescription'];
}

function orderOf({ order: state, method = 'delivery', lines }: MedicineLineCase) {
  if (state === null) return null;
  const mix = lines ?? (['waiting', 'waiting', 'waiting'] as const);
  return {
    orderNo: 'D1',
    state,
    method,
    pharmacyName: '杏林大药房',
    reportsProgress: true,
    payBefore: at('13:30'),
    sentAt: at('12:15'),
    confirmBefore: at('13:30'),
    confirmedAt: at('12:20'),
    lastHeardAt: at('12:30'),
    lastWords: null,
    newsBefore: at('13:30'),
    promisedBy: at('15:00'),
    receivedAt: state === 'received' ? at('12:50') : null,
    lines: mix.map((one) => ({
      state: one === 'sent' ? ('ready' as const) : one,
      parcelId: one === 'sent' ? 'P1' : null,
    })),
    parcels: mix.includes('sent')
      ? [
          {
            parcelId: 'P1',
            courier: '张师傅',
            sentAt: at('12:40'),
            arrivesBy: at('15:00'),
            deliveredAt: null,
          },
        ]
      : [],
  } satisfies DispensingFacts;
}

const key = (prescription: string, order: string | null) => `${prescription} × ${String(order)}`;
const named = medicineLineCases.map(
  (one) => [`${key(one.prescription, one.order)} ${one.lines?.join(' ') ?? ''}`, one] as const,
);

describe('the table of medicine lines', () => {
  it.each(named)('%s', (_, one) => {
    const line = medicineLine({ prescription: sheetOf(one), order: orderOf(one) }, now);
    expect({
      phase: line.phase,
      steps: line.steps.map(({ state, part }) =>
        part === null ? state : `${state}:${part.done}/${part.of}`,
      ),
      next: line.next.hand,
    }).toEqual({ phase: one.phase, steps: [...one.steps], next: one.next });
    expect(MedicineLine.parse(line)).toEqual(line);
  });

  test('names every combination once: it occurs, or cannot for one reason', () => {
    const possible = new Set(
      medicineLineCases.map(({ prescription, order }) => key(prescription, order)),
    );
    const impossible = impossibleLines.flatMap(({ prescriptions, orders }) =>
      prescriptions.flatMap((prescription) => orders.map((order) => key(prescription, order))),
    );
    const every = prescriptionStates.flatMap((prescription) =>
      [null, ...drugOrderStates].map((order) => key(prescription, order)),
    );
    expect([...possible, ...impossible].toSorted()).toEqual(every.toSorted());
  });
});
