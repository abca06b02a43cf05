/** Kinds of order whose appointments take the time of a doctor or a patient. Each has a name in the texts. */
export const kindsWithTime = ['registration', 'consult', 'telemedicine', 'servicePackage'] as const;

/** One of {@link kindsWithTime}. */
export type KindWithTime = (typeof kindsWithTime)[number];

/** A span of time; the end is exclusive. */
export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** How the orders of a kind take the time of people. Every kind declares it. */
export type TimeOfKind<Order> =
  | {
      readonly takes: 'order';
      readonly name: KindWithTime;
      /**
       * When an order takes place; null where no time is agreed. Its time is reserved where the order is made or moved,
       * and released by the move that ends it or after which this is null.
       */
      span(order: Order): Span | null;
    }
  /** Uses of an order take time one by one; its domain reserves and releases them. */
  | { readonly takes: 'uses'; readonly name: KindWithTime }
  | {
      readonly takes: 'nothing';
      /** Why its orders keep no one from another appointment. */
      readonly why: string;
    };

/** The span of so many minutes. */
export const spanOf = (startsAt: Date, minutes: number): Span => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * 60_000),
});

/** Whether two spans have a moment in common; spans that only touch have none. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;
