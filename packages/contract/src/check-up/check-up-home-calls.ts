import { z } from 'zod';
import { PatientId } from '../account/ids';
import { defineCalls } from '../define-calls';
import { marked } from '../marks';
import { Cents, LocalDate } from '../shapes';
import { CheckUpGrant } from './check-up-centre-calls';
import { CheckUpFit } from './check-up-fit';
import { CheckUpFlag, CheckUpPackageCard, CheckUpPerson } from './check-up-shapes';
import { CheckUpOrderNo, CheckUpPackageCode } from './ids';

/** A person of the account, as a face is drawn. */
const Face = z.object({
  patientId: PatientId,
  gender: z.enum(['female', 'male']),
  age: z.int().min(0),
});

/** The home of check-ups: for whom there are how many packages, and what fits a person of the account. */
export const checkUpHomeCalls = defineCalls({
  /** How many packages there are for each person that the home names, each package once for all organisations. */
  listPhysicalPersons: {
    path: '/moduleoperate/physical/persons',
    access: 'open',
    kind: 'query',
    request: z.object({}),
    response: z.object({
      items: z.array(z.object({ person: CheckUpPerson, packageCount: z.int().min(0) })),
    }),
  },
  /**
   * How packages fit a person of the account, the best first: what suits, what is new, the others, what the person has
   * already, and what excludes the person. Packages that are not on sale are left out.
   */
  listPackageFits: {
    path: '/moduleoperate/physical/fits',
    access: 'session',
    kind: 'query',
    request: z.object({
      packageCodes: z.array(CheckUpPackageCode).min(1).max(20),
      patientId: PatientId,
    }),
    response: z.object({
      items: z.array(z.object({ packageCode: CheckUpPackageCode, fit: CheckUpFit })),
    }),
    tags: ['PhysicalOrder', 'PhysicalGrant'],
  },
  /** The personal part of the home: people, unused codes, packages that fit, and the last report. */
  getPhysicalHome: {
    path: '/moduleoperate/physical/home',
    access: 'session',
    kind: 'query',
    request: z.object({ person: CheckUpPerson }),
    response: z.object({
      /** The faces of the account's people, by the person of the home that they belong to; two each at most. */
      people: z.array(z.object({ person: CheckUpPerson, faces: z.array(Face) })),
      /** For whom the packages are in order; null where the account has no such person. */
      patient: Face.extend({ name: z.string() }).nullable(),
      /** The packages that fit best, six at most; none without a patient. */
      items: z.array(
        z.object({
          offer: CheckUpPackageCard,
          fit: CheckUpFit,
          /** With the best coupon that the account holds or can receive; null where none lowers the price. */
          couponedCents: Cents.nullable(),
        }),
      ),
      /** Codes without a reservation, the first to expire first, three at most. */
      grants: z.array(CheckUpGrant),
      /** The last report of the patient; null without one. */
      report: z
        .object({
          orderNo: CheckUpOrderNo,
          patientId: PatientId,
          patientName: z.string(),
          day: LocalDate,
          /** Whole months since that day. */
          monthsAgo: marked(z.int().min(0), { private: true }),
          /** The first value that was issued as not normal; null where all were normal. */
          outside: z
            .object({ name: z.string(), value: z.string(), unit: z.string(), flag: CheckUpFlag })
            .nullable(),
          outsideCount: z.int().min(0),
        })
        .nullable(),
    }),
    tags: ['PhysicalOrder', 'PhysicalGrant', 'PhysicalCoupon', 'Patient'],
  },
  /** Codes of the account that still pay for a check-up, the first to expire first, twenty at most. */
  listCheckupGrants: {
    path: '/moduleqk/rest/qkcenter/grants',
    access: 'session',
    kind: 'query',
    request: z.object({}),
    response: z.object({ items: z.array(CheckUpGrant) }),
    tags: ['PhysicalGrant'],
  },
});
