import { describe, expect, it } from 'vitest';
import { samplePharmacies } from '../samples/drug-order-samples';
import { sortPharmacies } from './sort-pharmacies';

describe('pharmacies', () => {
  it.each([
    ['delivery', 'complete', ['ph-1', 'ph-2']],
    ['delivery', 'soonest', ['ph-1', 'ph-2']],
    ['delivery', 'cheapest', ['ph-2', 'ph-1']],
    ['pickup', 'complete', ['ph-1', 'ph-2', 'ph-3']],
    ['pickup', 'soonest', ['ph-3', 'ph-2', 'ph-1']],
    // The one that lacks a medicine has the lowest sum, and comes last.
    ['pickup', 'cheapest', ['ph-2', 'ph-1', 'ph-3']],
  ] as const)('for %s, %s first', (method, order, expected) => {
    const shown = sortPharmacies(samplePharmacies, method, order);
    expect(shown.map(({ pharmacyId }) => pharmacyId)).toEqual(expected);
  });
});
