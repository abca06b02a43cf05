import { z } from 'zod';
import { Instant, LocalDate } from '../shapes';

/** The five hands a prescription goes through, in order. */
export const lineSteps = ['sign', 'review', 'dispense', 'deliver', 'arrive'] as const;

export const lineStepStates = ['done', 'now', 'late', 'later', 'ended'] as const;

/**
 * Where a prescription is as a whole, for a badge. `partlyDone` is final: a part was handed out and nothing more comes.
 * While a rest is open, the phase is that of the rest and the steps have the part.
 */
export const linePhases = [
  'inReview',
  'returned',
  'toOrder',
  'toPay',
  'sent',
  'unconfirmed',
  'preparing',
  'cancellationAsked',
  'toCollect',
  'onTheWay',
  'partlyDone',
  'done',
  'expired',
  'cancelled',
  'declined',
] as const;

/** Whose move it is. */
export const lineHands = [
  'doctor',
  'pharmacist',
  'patient',
  'pharmacy',
  'courier',
  'nobody',
] as const;

/**
 * How nothing was heard: shown as what it is, never as a state of the medicine. `unreachableSince` is for a gateway that
 * asks a pharmacy's system itself; to this one pharmacies report, so a failed look-up cannot occur.
 */
export const silenceKinds = [
  'doesNotReport',
  'nothingYet',
  'unreachableSince',
  'overdueSince',
] as const;

/** What happens when the silence lasts. */
export const silenceOutcomes = ['asksAgain', 'offersElsewhere', 'refunds'] as const;

/** One line of truth about a prescription: sheet, review, dispensing and parcel as one (decisions a1 to a6). */
export const MedicineLine = z
  .object({
    phase: z.enum(linePhases),
    steps: z.array(
      z.object({
        step: z.enum(lineSteps),
        state: z.enum(lineStepStates),
        /** When it was done, or began to wait. */
        at: Instant.nullable(),
        /** Who did it or has it: a person or a pharmacy; null where no one has it yet. */
        by: z.string().nullable(),
        /** Until when it should be done; null where nothing was promised. */
        dueAt: Instant.nullable(),
        /**
         * How many of the medicines are through this step; null where all or none are. Through `deliver` is what a courier
         * has, or what is ready at the counter.
         */
        part: z.object({ done: z.int().min(0), of: z.int().min(1) }).nullable(),
      }),
    ),
    next: z.object({ hand: z.enum(lineHands), by: Instant.nullable() }),
    silence: z
      .object({
        kind: z.enum(silenceKinds),
        since: Instant,
        /** What was said last; null where nothing ever was. */
        lastWords: z.string().nullable(),
        lastHeardAt: Instant.nullable(),
        // oxlint-disable-next-line unicorn/no-thenable -- what happens then; no one awaits a silence
        then: z.object({ what: z.enum(silenceOutcomes), at: Instant }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'MedicineLine' });

/** Why an earlier prescription cannot be renewed, each with its way on (decision a8). Only the gateway decides. */
export const RenewalRefusal = z
  .discriminatedUnion('why', [
    /** There is enough left. */
    z.object({ why: z.literal('notFullyUsed'), from: LocalDate }),
    /** Its doctor has the request already. */
    z.object({ why: z.literal('pendingSince'), since: Instant, orderKey: z.string() }),
    z.object({ why: z.literal('refused'), reason: z.string(), at: Instant }),
    z.object({ why: z.literal('newerExists'), prescriptionId: z.string() }),
    /** Others of the department can renew it. */
    z.object({ why: z.literal('doctorGone'), deptId: z.string().nullable() }),
    /** The last visit on site is too long ago. */
    z.object({ why: z.literal('needsVisit'), olderThanMonths: z.int() }),
    z.object({ why: z.literal('specialMedicine'), name: z.string() }),
    /** A child under six: a guardian has to be present. */
    z.object({ why: z.literal('child') }),
    z.object({ why: z.literal('notForOnline'), name: z.string() }),
    z.object({ why: z.literal('unknown') }),
  ])
  .meta({ id: 'RenewalRefusal' });

export type RenewalRefusal = z.output<typeof RenewalRefusal>;
