import { z } from 'zod';
import { DoctorId, TeamId } from '../directory/ids';
import { PackageCode } from './ids';
import { defineCalls } from '../define-calls';
import { servicePackageOrderCalls } from './service-package-order-calls';
import {
  PackageComment,
  PackageExpert,
  PackageTeam,
  ServicePackage,
  ServicePackageCard,
  ServicePackageTopic,
} from './service-package-shapes';
import { servicePackageUseCalls } from './service-package-use-calls';
import { ListOf, PageFields, SearchText } from '../shapes';

/** Service packages: teams and doctors, buying, quotas and their use, refunds (spec 2 §2.8, spec 3 §7.7). */
export const servicePackages = defineCalls({
  /** Packages by words, topic and doctor, the cheapest first. */
  searchPackages: {
    path: '/hades/packserve/search',
    access: 'open',
    kind: 'query',
    request: z.object({
      q: SearchText.optional(),
      topic: ServicePackageTopic.optional(),
      doctorUserId: DoctorId.optional(),
      ...PageFields,
    }),
    response: ListOf(ServicePackageCard),
  },
  getPackageDetail: {
    path: '/hades/packserve/detail',
    access: 'open',
    kind: 'query',
    request: z.object({ packageCode: PackageCode }),
    response: ServicePackage,
  },
  /** A team with its packages. */
  getPackageTeam: {
    path: '/hades/packserve/team',
    access: 'open',
    kind: 'query',
    request: z.object({ teamId: TeamId }),
    response: PackageTeam,
  },
  /** A doctor with the packages that they lead. */
  getPackageExpert: {
    path: '/hades/packserve/expert',
    access: 'open',
    kind: 'query',
    request: z.object({ doctorUserId: DoctorId }),
    response: PackageExpert,
    tags: ['PackageComment'],
  },
  /** What people say of the packages of a doctor, the newest first. */
  listPackageComments: {
    path: '/hades/packserve/comments',
    access: 'open',
    kind: 'query',
    request: z.object({ expertId: DoctorId, ...PageFields }),
    response: ListOf(PackageComment),
    tags: ['PackageComment'],
  },
  ...servicePackageOrderCalls,
  ...servicePackageUseCalls,
});
