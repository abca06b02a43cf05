import type { Localised } from '../../platform/localised';

/** An item of a package that is sold. */
export interface OfferItem {
  /** Of the package alone. */
  readonly serviceId: string;
  readonly type: 'consult' | 'call' | 'appointment' | 'form' | 'goods' | 'visit';
  readonly name: Localised;
  /** How it is carried out. */
  readonly note: Localised;
  readonly count: number;
  /** What one is worth where it is sold alone: the price is divided by it. */
  readonly unitCents: number;
}

/** The same in an order. */
export interface OrderItem extends OfferItem {
  /** Its part of the price: the parts of all items add up to it. */
  readonly shareCents: number;
}

/** What was measured and taken, as it was typed; what was not is left out. */
export interface FormAnswers {
  readonly heightCentimetres?: number;
  readonly weightKilograms?: number;
  readonly systolic?: number;
  readonly diastolic?: number;
  readonly medicines?: string;
}
