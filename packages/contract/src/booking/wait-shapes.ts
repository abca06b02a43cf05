import { z } from 'zod';
import { PatientId } from '../account/ids';
import { Id, Instant } from '../shapes';
import { EarliestDoctor, ShiftCaseDetail } from './booking-shapes';
import { WaitId } from './ids';
import { waitStates } from './wait';

/** A place in the list of a full shift, or in the draw of one that just opens. */
export const Wait = z
  .object({
    waitId: WaitId,
    state: z.enum(waitStates),
    /** 1 is the next; null unless waiting, and while the order is still to be drawn. */
    position: z.int().min(1).nullable(),
    /** People who wait for the shift now. */
    waiting: z.int().min(0),
    /** When the order of the list is drawn; null where it is that of arrival. */
    drawsAt: Instant.nullable(),
    /** When the list closes. */
    closesAt: Instant,
    /** The order that holds a place; null before there is one. */
    offeredOrderNo: Id.nullable(),
    /** Until when it is held; null unless offered. */
    offerUntil: Instant.nullable(),
    joinedAt: Instant,
    patientId: PatientId,
    patientName: z.string(),
    shift: ShiftCaseDetail,
    /** As in {@link WaitPreview}; null in answers that do not count it. */
    chanceOfTen: z.int().min(0).max(10).nullable().default(null),
    /** Minutes for which a freed slot is held for the first of the list; null where the answer does not say it. */
    offerMinutes: z.int().min(1).nullable().default(null),
    /** Number to which a freed slot is announced, masked; null for an account without one. */
    mobile: z.string().nullable().default(null),
    /** Doctors of the same department in the city who have a free slot now, the earliest first; listed while waiting. */
    alternatives: z.array(EarliestDoctor).default([]),
  })
  .meta({ id: 'Wait' });

/** What joining the list of a full shift would mean for a patient. */
export const WaitPreview = z
  .object({
    /** The position that the patient would have, or has; null while the order is still to be drawn. */
    position: z.int().min(1).nullable(),
    /** People who wait for the shift now. */
    waiting: z.int().min(0),
    /**
     * Of ten people at this position, how many were offered a slot in the last 30 days at the hospital; null without
     * enough of them, and while the order is still to be drawn.
     */
    chanceOfTen: z.int().min(0).max(10).nullable(),
    /** When the order of the list is drawn; null where it is that of arrival. */
    drawsAt: Instant.nullable(),
    /** When the list closes. */
    closesAt: Instant,
    /** How long a freed slot is held for the first of the list. */
    offerMinutes: z.int().min(1),
    /** Number to which a freed slot is announced, masked; null for an account without one. */
    mobile: z.string().nullable().default(null),
    /** As in {@link Wait}. */
    alternatives: z.array(EarliestDoctor).default([]),
    /** The account's own wait for this patient and shift; null before it joins. */
    wait: Wait.nullable(),
  })
  .meta({ id: 'WaitPreview' });
