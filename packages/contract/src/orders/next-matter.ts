import { z } from 'zod';
import { PatientId } from '../account/ids';
import { Relation } from '../account/patients';
import { WaitId } from '../booking/ids';
import { DoctorId, HospitalId } from '../directory/ids';
import { Cents, Instant, LocalDate, opaqueText } from '../shapes';
import { OrderNo } from './ids';

/**
 * What a person can do about a matter: pay it, answer what was requested of them, go there or take the call, read what is
 * new, receive what is on its way, wait for another hand, say how it was.
 */
export const matterActs = ['pay', 'answer', 'go', 'read', 'collect', 'wait', 'review'] as const;

/** Something of whatever kind of care that waits for the person, or for which they wait. */
export const NextMatter = z
  .object({
    /** Name of the kind of order, for instance `registration`. */
    kind: opaqueText({ max: 32 }),
    /** Null for a place on a wait-list, which has no order yet. */
    orderNo: OrderNo.nullable(),
    /** Set for a place on a wait-list alone. */
    waitId: WaitId.nullable(),
    what: z.enum(matterActs).meta({ id: 'MatterAct' }),
    /** What it is about, in the reader's language. */
    title: z.string(),
    doctorId: DoctorId.nullable(),
    /** Name of the doctor; null where it is with none. */
    doctorName: z.string().nullable(),
    /** For whom it is, as far as they are among the account's patients. */
    people: z.array(z.object({ patientId: PatientId, name: z.string(), relation: Relation })),
    /** When it takes place; of something to read, when it came; null where no hour is agreed. */
    at: Instant.nullable(),
    /** Day on which it takes place; null where none is agreed. */
    day: LocalDate.nullable(),
    /** When what can be done about it, or the wait, ends; null where it has no end. */
    until: Instant.nullable(),
    /** The zone of the place, in which its hours and days are shown. */
    timeZone: z.string(),
    /** What is to be paid; null for all but `pay`. */
    amountCents: Cents.nullable(),
    /** Where it takes place: hospital and department, or store. */
    place: z.string().nullable(),
    hospitalId: HospitalId.nullable(),
    /** Messages of its conversation that the person has not read. */
    unreadCount: z.int().min(0),
    /** Place on a wait-list; null where it is none, or before the draw. */
    position: z.int().min(1).nullable(),
  })
  .meta({ id: 'NextMatter' });
