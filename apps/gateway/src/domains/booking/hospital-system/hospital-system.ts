import type { ClinicType } from '@xinglin/rules';

/** What a hospital's own system is told of a place that it is asked for. */
export interface Reservation {
  /** The order's number, under which it may be asked as often as there is no answer. */
  readonly orderNo: string;
  readonly hospitalId: string;
  readonly hospDeptId: string;
  readonly doctorId: string;
  readonly shiftCaseId: string;
  readonly clinicType: ClinicType;
  readonly startsAt: Date;
  readonly patient: {
    readonly name: string;
    readonly cardType: string;
    /** Null for a child without a document. */
    readonly cardNo: string | null;
    readonly mobile: string;
  };
}

/** What it says of a place. */
export type ReservationAnswer = 'taken' | 'refused';

/** A hospital's own system, where it keeps the places itself. It may be slow, answer late or twice, or never. */
export interface HospitalSystem {
  /** Takes a place. Repeatable: `orderNo` is its idempotency key, and the answer to it stays the same. */
  readonly reserve: (reservation: Reservation) => Promise<ReservationAnswer>;
  /** Gives a place back, or sees to it that none is taken under that number any more. Repeatable. */
  readonly release: (place: Pick<Reservation, 'orderNo' | 'hospitalId'>) => Promise<void>;
}
