import { z } from 'zod';
import { AddressId } from '../account/ids';
import { PackageOrderNo, PackageServiceId, PackageUseNo } from './ids';
import { marked } from '../marks';
import { defineCalls } from '../define-calls';
import { Parcel } from '../orders/orders';
import { OnePackageOrder } from './service-package-order-calls';
import { PackageUse } from './service-package-shapes';
import { Done, Instant, ListOf, LocalDate, writtenText } from '../shapes';

const OwnItem = z.object({ orderNo: PackageOrderNo, serviceId: PackageServiceId });
const Applied = Done.extend({ orderNo: PackageOrderNo, applyNo: PackageUseNo });
const useRefusals = [
  'packageNotUsable',
  'packagePaused',
  'packageNoPatient',
  'packageUsedUp',
] as const;
/** What a person writes to the team. */
const Note = writtenText({ min: 5, max: 500 });

/** Using what a package contains (spec 2 §2.8, spec 3 §7.7). */
export const servicePackageUseCalls = defineCalls({
  /** Asks for a consultation in writing or a visit at home. */
  applyCustomService: {
    path: '/hades/customserve/apply',
    access: 'session',
    kind: 'mutation',
    request: OwnItem.extend({ note: Note, wantedOn: LocalDate.optional() }),
    response: Applied,
    refusals: [...useRefusals, 'textRefused', 'packageDayClosed'],
    tags: [OnePackageOrder, 'PackageUse'],
  },
  /** Asks to be called. */
  requestPackageCall: {
    path: '/hades/customserve/call',
    access: 'session',
    kind: 'mutation',
    request: OwnItem.extend({ note: Note, wantedOn: LocalDate }),
    response: Applied,
    refusals: [...useRefusals, 'textRefused', 'packageDayClosed'],
    tags: [OnePackageOrder, 'PackageUse'],
  },
  /** Sends what the team needs to know to judge how a patient is. */
  fillPackageForm: {
    path: '/hades/customserve/form',
    access: 'bound',
    kind: 'mutation',
    request: OwnItem.extend({
      complaint: Note,
      heightCentimetres: marked(z.int().min(30).max(250), { private: true }).optional(),
      weightKilograms: marked(z.number().min(1).max(400).multipleOf(0.1), {
        private: true,
      }).optional(),
      systolic: marked(z.int().min(50).max(300), { private: true }).optional(),
      diastolic: marked(z.int().min(30).max(200), { private: true }).optional(),
      medicines: writtenText({ max: 500 }).optional(),
    }),
    response: Applied,
    refusals: [...useRefusals, 'textRefused'],
    tags: [OnePackageOrder, 'PackageUse'],
  },
  /** Has goods of a package sent to one of the account's addresses. */
  sendPackageGoods: {
    path: '/hades/customserve/express',
    access: 'session',
    kind: 'mutation',
    request: OwnItem.extend({ addressId: AddressId }),
    response: Applied,
    refusals: useRefusals,
    tags: [OnePackageOrder, 'PackageUse'],
  },
  /** What was used of an item, or of the whole order, the newest first. */
  listCustomServices: {
    path: '/hades/customserve/list',
    access: 'session',
    kind: 'query',
    request: z.object({ orderNo: PackageOrderNo, serviceId: PackageServiceId.optional() }),
    response: ListOf(PackageUse),
    tags: ['PackageUse'],
  },
  /** One use of a package of the account. */
  getCustomService: {
    path: '/hades/customserve/detail',
    access: 'session',
    kind: 'query',
    request: z.object({ applyNo: PackageUseNo }),
    response: PackageUse,
    tags: ['PackageUse'],
  },
  /** Takes back what was asked for and not yet planned: the unit is there again. */
  withdrawCustomService: {
    path: '/hades/customserve/withdraw',
    access: 'session',
    kind: 'mutation',
    request: z.object({ applyNo: PackageUseNo }),
    response: Applied,
    refusals: ['packageUseClosed'],
    tags: [OnePackageOrder, 'PackageUse', 'PackageTimes'],
  },
  /** Times at which the doctor of a package can be seen. */
  listPackageSchedule: {
    path: '/hades/sche/p/list',
    access: 'session',
    kind: 'query',
    request: OwnItem,
    response: z.object({
      orderNo: PackageOrderNo,
      /** The next days with a free time, the earliest first. */
      days: z.array(z.object({ day: LocalDate, times: z.array(Instant) })),
    }),
    tags: ['PackageTimes'],
  },
  /** Takes one of these times. */
  bookPackageSchedule: {
    path: '/hades/sche/p/book',
    access: 'session',
    kind: 'mutation',
    request: OwnItem.extend({ startsAt: Instant }),
    response: Applied,
    refusals: [...useRefusals, 'packageTimeTaken', 'overlappingVisit'],
    tags: [OnePackageOrder, 'PackageUse', 'PackageTimes'],
  },
  /** How far a call of a package has come. */
  callMeeting: {
    path: '/hades/order/callmeeting',
    access: 'session',
    kind: 'query',
    /** Spelled as the specification does (spec 3 §3). */
    request: z.object({ callMeettingId: PackageUseNo }),
    response: z.object({
      use: PackageUse,
      /** `now` from five minutes before to half an hour after it was planned for. */
      phase: z.enum(['asked', 'planned', 'now', 'over', 'withdrawn']),
      doctorName: z.string(),
    }),
    tags: ['PackageUse'],
  },
  /** Where the goods of an order are. */
  getPackageExpress: {
    path: '/hades/order/express',
    access: 'session',
    kind: 'query',
    request: z.object({ orderNo: PackageOrderNo }),
    response: z.object({
      orderNo: PackageOrderNo,
      /** Where the last goods go; null while none were asked for. */
      address: z.object({ name: z.string(), mobile: z.string(), text: z.string() }).nullable(),
      /** Goods that were asked for and not yet sent. */
      waiting: z.array(PackageUse),
      parcels: z.array(Parcel),
    }),
    tags: ['PackageUse'],
  },
});
