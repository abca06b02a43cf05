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
  /** Whether the pharmacy tells how far it is. */
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
