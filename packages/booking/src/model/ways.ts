import { href } from '@xinglin/routes';
import { flowAt, isStandard, type BookingFlow, type Query, type ShownAt } from './flow';

/** A shift by the ids that its address has. */
export interface ShiftPlace {
  readonly hospitalId: string;
  readonly shiftCaseId: string;
}

/** The addresses of one flow of booking up to the order; apart, since a page about an order needs none of them. */
interface Ways {
  readonly home: string;
  readonly hospitals: string;
  readonly departments: string;
  readonly fastDepartments: string;
  readonly fastDoctors: (query?: Query) => string;
  readonly search: (query?: Query) => string;
  /** What a hospital is chosen for: its departments, or all of its doctors. */
  readonly hospital: (hospitalId: string) => string;
  /** The doctors of a standard department. */
  readonly department: (deptId: string) => string;
  readonly hospitalDepartment: (hospitalId: string, hospDeptId: string) => string;
  readonly times: (doctorId: string, query?: Query) => string;
  readonly reservation: (shift: ShiftPlace, query?: Query) => string;
}

/** All addresses of one flow. */
export type BookingWays = BookingFlow & Ways;

/** The portal's own. */
const main: Ways = {
  home: href('booking.home'),
  hospitals: href('booking.hospitalList'),
  departments: href('booking.departmentList'),
  fastDepartments: href('booking.fastOrderDepartment'),
  fastDoctors: (query = {}) => href('booking.fastOrderExpertList', {}, query),
  search: (query = {}) => href('directory.searchBooking', {}, query),
  hospital: (id) => href('directory.hospital', { id }),
  department: (deptId) => href('directory.search', {}, { tab: 'doctor', deptId }),
  hospitalDepartment: (hospitalId, deptId) =>
    href('directory.hospitalDoctors', { hospitalId, deptId }),
  times: (doctorId, query = {}) => href('booking.expertBookShort', { doctorId }, query),
  reservation: ({ hospitalId, shiftCaseId }, query = {}) =>
    href('booking.slotReservation', { hospitalId, shiftCaseId }, query),
};

/** The standard one (spec 2 §2.6). */
const standard: Ways = {
  home: href('booking.standardHome'),
  hospitals: href('booking.standardHospital'),
  departments: href('booking.standardBooking'),
  fastDepartments: href('booking.standardFastOrderDepartment'),
  fastDoctors: (query = {}) => href('booking.standardFastOrderExpertList', {}, query),
  search: (query = {}) => href('booking.standardSearch', {}, query),
  hospital: (hospitalId) => href('booking.standardExpertList', {}, { hospitalId }),
  department: (deptId) => href('booking.standardExpertList', {}, { deptId }),
  hospitalDepartment: (hospitalId, hospDeptId) =>
    href('booking.standardExpertList', {}, { hospitalId, hospDeptId }),
  times: (doctorId, query = {}) => href('booking.expertBook', { doctorId }, query),
  reservation: ({ hospitalId, shiftCaseId }, query = {}) =>
    href('booking.reservation', { hospitalId, shiftCaseId }, query),
};

/** All addresses of the flow that an address is in. */
export const waysAt = (at: ShownAt): BookingWays => ({
  ...flowAt(at),
  ...(isStandard(at) ? standard : main),
});
