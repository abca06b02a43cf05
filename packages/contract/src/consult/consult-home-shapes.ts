import { z } from 'zod';
import { DoctorCard, HotDepartment } from '../directory/directory-shapes';
import { DeptId } from '../directory/ids';
import { Cents, Instant } from '../shapes';
import { ConsultKind, ConsultService } from './consult-shapes';

/** A standard department in which doctors can be asked. */
export const AskedDepartment = HotDepartment.omit({ isIndividuation: true });

/**
 * Quick questions at this moment. A doctor is on duty while their service `fast` is open: the desk opens it at the
 * beginning of a duty and closes it at its end, and only these doctors are assigned a quick question.
 */
export const FastAsk = z
  .object({
    isOpen: z.boolean(),
    answerWithinMinutes: z.int().min(1),
    /** Null while it is closed. */
    priceCents: Cents.nullable().default(null),
    /** At most 1000 are counted. */
    onDutyCount: z.int().min(0).default(0),
    /** Some of those on duty, each of another department as far as there are as many. */
    onDuty: z
      .array(
        DoctorCard.pick({ doctorId: true, name: true, gender: true, title: true }).extend({
          deptId: DeptId,
          deptName: z.string(),
        }),
      )
      .max(6)
      .default([]),
    /**
     * Mean seconds from payment to the first answer, over the quick questions of the last 30 days that were answered;
     * null below ten.
     */
    averageAnswerSeconds: z.int().min(0).nullable().default(null),
  })
  .meta({ id: 'FastAsk' });

/**
 * A doctor on duty who also answers in writing by name and has no consult to answer; those who answered soonest come
 * first.
 */
export const FreeDoctor = z
  .object({
    doctor: DoctorCard,
    kind: ConsultKind,
    priceCents: Cents,
    /** What the kind promises. */
    answerWithinMinutes: z.int().min(1),
    /**
     * Mean seconds from payment to the doctor's first answer over up to 50 consults of the kind in the last 90 days;
     * null below three.
     */
    averageAnswerSeconds: z.int().min(0).nullable(),
  })
  .meta({ id: 'FreeDoctor' });

/** The kinds of consult with price and promise, the departments, and the doctors who answer soonest now. */
export const ConsultHomepage = z.object({
  services: z
    .array(
      ConsultService.extend({
        /** The first free moment of a call, of a kind that agrees one; else null. */
        earliestAt: Instant.nullable().default(null),
      }),
    )
    .default([]),
  departments: z
    .array(
      AskedDepartment.extend({
        /** How many of its doctors can be asked in writing now; counted up to 100. */
        askableCount: z.int().min(0).max(100).default(0),
      }),
    )
    .default([]),
  /** IANA zone of `earliestAt`. */
  timeZone: z.string().default('Asia/Shanghai'),
  freeNow: z.array(FreeDoctor).max(5).default([]),
});
