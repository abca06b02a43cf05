import { z } from 'zod';
import { defineCalls } from '../define-calls';
import { Instant, Nothing, SixDigits } from '../shapes';
import { writeOffStates } from './write-off-request';

/** What keeps an account from being closed. */
export const WriteOffObstacle = z
  .object({ kind: z.enum(['openVisits', 'openOrders']), count: z.int().min(1) })
  .meta({ id: 'WriteOffObstacle' });

/** Closing an account (spec 2 §2.20, write-off flow; spec 3 §7.15). */
export const writeOff = defineCalls({
  /** What closing would mean now, and how the last request for it went. */
  getWriteOff: {
    path: '/user/account/logoffstatus.json',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({
      coolingDays: z.int().min(1),
      obstacles: z.array(WriteOffObstacle),
      patientCount: z.int().min(0),
      lastRequest: z
        .object({
          state: z.enum(writeOffStates),
          requestedAt: Instant,
          /** When it was withdrawn or carried out; null while it cools off. */
          endedAt: Instant.nullable(),
        })
        .nullable(),
    }),
    tags: ['Patient', 'RegistrationOrder', 'Order'],
  },
  /** Sends a code to the account's own number, or to its address where it has none. Refuses a guest with `bindingRequired`. */
  sendLogoffCode: {
    path: '/user/account/sendlogoffcode.json',
    access: 'session',
    kind: 'mutation',
    request: Nothing,
    response: z.object({ resendAfter: z.int().min(0), expiresIn: z.int().min(0) }),
  },
  /**
   * Asks for the account to be closed. Every session ends at once; the data is erased when the days of reflection
   * are over, unless the owner signs in before. Refuses with `writeOffBlocked`, and a guest with `bindingRequired`.
   */
  logoffAccount: {
    path: '/user/account/logoff.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      code: SixDigits,
      /** The agreement on closing was read and accepted. */
      agreed: z.literal(true),
    }),
    response: z.object({ completesAt: Instant }),
    session: 'ends',
  },
});
