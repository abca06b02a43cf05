import { z } from 'zod';
import { CheckUpPackageCode, OrganisationCode, StoreId } from './ids';
import { HospitalId } from '../directory/ids';
import { PositionFields } from '../directory/position';
import { marked } from '../marks';
import { checkUpCentreCalls } from './check-up-centre-calls';
import { checkUpHomeCalls } from './check-up-home-calls';
import { checkUpImagingCalls } from './check-up-imaging-calls';
import { checkUpOrderCalls } from './check-up-order-calls';
import {
  CheckUpCoupon,
  CheckUpDay,
  CheckUpKind,
  CheckUpOrganisation,
  CheckUpPackage,
  CheckUpPackageCard,
  CheckUpPerson,
  CheckUpPurpose,
  CheckUpStore,
} from './check-up-shapes';
import { defineCalls } from '../define-calls';
import { Area } from '../directory/directory-shapes';
import { AreaId, Cents, ListOf, LocalDate, PageFields, SearchText, writtenText } from '../shapes';

/** Check-ups: packages, stores, days, orders and reports (spec 2 §2.15, spec 3 §7.10). */
export const checkUp = defineCalls({
  /** Packages by what a person wants to know and by who they are, the cheapest first. */
  listPhysicalPackages: {
    path: '/moduleoperate/physical/packagelist',
    access: 'open',
    kind: 'query',
    request: z.object({
      kind: CheckUpKind.optional(),
      purpose: CheckUpPurpose.optional(),
      sex: marked(z.enum(['female', 'male']), { private: true }).optional(),
      age: marked(z.int().min(0).max(120), { private: true }).optional(),
      mostCents: Cents.optional(),
      /** In the names of packages, what they are for, and what they look at. */
      q: SearchText.optional(),
      orgCode: OrganisationCode.optional(),
      hospitalId: HospitalId.optional(),
      cityId: AreaId.optional(),
      /** Only packages for such a person. */
      person: CheckUpPerson.optional(),
      /** Packages for this purpose come first; the others follow. */
      suits: CheckUpPurpose.optional(),
      /** One row for a package that several organisations offer: the cheapest offer. */
      grouped: z.boolean().optional(),
      /** Only offers of the same package as this one: same name, audience and items. */
      sameAs: CheckUpPackageCode.optional(),
      ...PageFields,
    }),
    response: ListOf(CheckUpPackageCard),
  },
  getPhysicalPackage: {
    path: '/moduleoperate/physical/package',
    access: 'open',
    kind: 'query',
    request: z.object({ packageCode: CheckUpPackageCode }),
    response: CheckUpPackage,
  },
  /** Who carries check-ups out. */
  listPhysicalOrganisations: {
    path: '/moduleoperate/physical/organisation',
    access: 'open',
    kind: 'query',
    request: z.object({
      kind: CheckUpKind.optional(),
      orgCode: OrganisationCode.optional(),
      hospitalId: HospitalId.optional(),
    }),
    response: ListOf(CheckUpOrganisation),
  },
  /** Provinces with a store, of a package where one is named. */
  listPhysicalProvinces: {
    path: '/moduleoperate/physical/province',
    access: 'open',
    kind: 'query',
    request: z.object({ packageCode: CheckUpPackageCode.optional() }),
    response: ListOf(Area),
  },
  /** The same for cities. */
  listPhysicalCities: {
    path: '/moduleoperate/physical/city',
    access: 'open',
    kind: 'query',
    request: z.object({
      packageCode: CheckUpPackageCode.optional(),
      provinceId: AreaId.optional(),
    }),
    response: ListOf(Area),
  },
  /** Stores, the nearest first where a position is known; with their free days where a package is named. */
  listPhysicalStores: {
    path: '/moduleoperate/physical/store',
    access: 'open',
    kind: 'query',
    request: z.object({
      packageCode: CheckUpPackageCode.optional(),
      cityId: AreaId.optional(),
      orgCode: OrganisationCode.optional(),
      ...PositionFields,
      ...PageFields,
    }),
    response: ListOf(
      z.object({
        store: CheckUpStore,
        /** Null without a position. */
        distanceMetres: z.int().min(0).nullable(),
        /** The next days with a place, three at most. */
        freeDays: z.array(CheckUpDay),
      }),
    ),
    tags: ['PhysicalDays'],
  },
  /** The days of a package at a store, full ones too. */
  getPhysicalSchedule: {
    path: '/moduleoperate/physical/schedule',
    access: 'open',
    kind: 'query',
    request: z.object({ packageCode: CheckUpPackageCode, storeId: StoreId }),
    response: z.object({ store: CheckUpStore, days: z.array(CheckUpDay) }),
    tags: ['PhysicalDays'],
  },
  /** What is left of one day. */
  getPhysicalStock: {
    path: '/moduleoperate/physical/stock',
    access: 'open',
    kind: 'query',
    request: z.object({ packageCode: CheckUpPackageCode, storeId: StoreId, day: LocalDate }),
    response: CheckUpDay,
    tags: ['PhysicalDays'],
  },
  /** Coupons that the account can use for a package. */
  getPhysicalCoupon: {
    path: '/moduleoperate/physical/coupon',
    access: 'session',
    kind: 'query',
    request: z.object({ packageCode: CheckUpPackageCode }),
    response: ListOf(CheckUpCoupon),
    tags: ['PhysicalCoupon'],
  },
  /** Turns a code that was bought elsewhere into a coupon of the account. */
  redeemPhysicalCode: {
    path: '/moduleoperate/physical/redeemcode',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ code: writtenText({ min: 1, max: 40 }) }),
    response: CheckUpCoupon,
    refusals: ['checkUpCodeUnknown', 'codeGuessLimit'],
    tags: ['PhysicalCoupon'],
  },
  ...checkUpOrderCalls,
  ...checkUpCentreCalls,
  ...checkUpHomeCalls,
  ...checkUpImagingCalls,
});
