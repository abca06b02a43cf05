/** A prescription, its review, its dispensing and its parcels as the four machines know them (decisions a1 to a6). */
export interface MedicineLineFacts {
  readonly prescription: {
    readonly state:
      | 'draft'
      | 'inReview'
      | 'approved'
      | 'claimed'
      | 'partlyDispensed'
      | 'dispensed'
      | 'returned'
      | 'expired'
      | 'cancelled'
      | 'superseded';
    readonly doctorName: string;
    readonly pharmacistName: string | null;
    readonly signedAt: Date;
    readonly reviewBefore: Date;
    readonly approvedAt: Date | null;
    readonly validUntil: Date | null;
    readonly endedAt: Date | null;
    /** How many lines the sheet has. */
    readonly lineCount: number;
  };
  /** The order that fills it, or filled it last; null without one. */
  readonly order: DispensingFacts | null;
}

/** What is known of the order that fills a prescription. */
export interface DispensingFacts {
  readonly orderNo: string;
  readonly state:
    | 'awaitingPayment'
    | 'sent'
    | 'unconfirmed'
    | 'confirmed'
    | 'cancellationAsked'
    | 'readyToCollect'
    | 'onTheWay'
    | 'received'
    | 'unpaid'
    | 'cancelled'
    | 'declined'
    | 'refunding'
    | 'refunded';
  readonly method: 'delivery' | 'pickup';
  readonly pharmacyName: string;
  /** Whether the pharmacy reports its progress. */
  readonly reportsProgress: boolean;
  readonly payBefore: Date | null;
  readonly sentAt: Date | null;
  readonly confirmBefore: Date | null;
  readonly confirmedAt: Date | null;
  readonly lastHeardAt: Date | null;
  readonly lastWords: string | null;
  /** When news is overdue; null where none is awaited. */
  readonly newsBefore: Date | null;
  /** When it is all to be there or ready; null where nothing was promised. */
  readonly promisedBy: Date | null;
  readonly receivedAt: Date | null;
  readonly lines: readonly {
    readonly state:
      | 'waiting'
      | 'preparing'
      | 'onHold'
      | 'ready'
      | 'handedOver'
      | 'declined'
      | 'returned';
    /** The parcel that brings it; null before it was sent, and for a pick-up. */
    readonly parcelId: string | null;
  }[];
  readonly parcels: readonly {
    readonly parcelId: string;
    readonly courier: string | null;
    readonly sentAt: Date;
    readonly arrivesBy: Date | null;
    readonly deliveredAt: Date | null;
  }[];
}

/** The five hands a prescription goes through, in order. */
export const medicineSteps = ['sign', 'review', 'dispense', 'deliver', 'arrive'] as const;
export type MedicineStepName = (typeof medicineSteps)[number];

/** A hand that a prescription goes through. */
export interface MedicineStep {
  readonly step: MedicineStepName;
  readonly state: 'done' | 'now' | 'late' | 'later' | 'ended';
  readonly at: string | null;
  readonly by: string | null;
  readonly dueAt: string | null;
  readonly part: { readonly done: number; readonly of: number } | null;
}

/** What is said of a time without news. */
export interface MedicineSilence {
  readonly kind: 'doesNotReport' | 'nothingYet' | 'overdueSince';
  readonly since: string;
  readonly lastWords: string | null;
  readonly lastHeardAt: string | null;
  readonly then: {
    readonly what: 'asksAgain' | 'offersElsewhere' | 'refunds';
    readonly at: string;
  } | null;
}

export type MedicinePhase =
  | 'inReview'
  | 'returned'
  | 'toOrder'
  | 'toPay'
  | 'sent'
  | 'unconfirmed'
  | 'preparing'
  | 'cancellationAsked'
  | 'toCollect'
  | 'onTheWay'
  | 'partlyDone'
  | 'done'
  | 'expired'
  | 'cancelled'
  | 'declined';

/** Whose move it is. */
export type MedicineHand = 'doctor' | 'pharmacist' | 'patient' | 'pharmacy' | 'courier' | 'nobody';

/** The contract's `MedicineLine`; moments are in ISO 8601, UTC. */
export interface ShownMedicineLine {
  readonly phase: MedicinePhase;
  readonly steps: MedicineStep[];
  readonly next: { readonly hand: MedicineHand; readonly by: string | null };
  readonly silence: MedicineSilence | null;
}
