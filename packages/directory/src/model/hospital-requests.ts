import type { ListHospitalCommentsRequest, MergeSearchDoctorsRequest } from '@xinglin/gateway-sdk';

/** The doctors whom a hospital's page shows: those with a place, the best first. */
export const doctorsOfHospital = (hospitalId: string): MergeSearchDoctorsRequest => ({
  hospitalId,
  onlyAvailable: true,
  pageNo: 1,
  pageSize: 6,
});

/** The reviews that a hospital's page shows: those that say most. */
export const reviewsOfHospital = (organizationId: string): ListHospitalCommentsRequest => ({
  organizationId,
  pageNo: 1,
  pageSize: 2,
});
