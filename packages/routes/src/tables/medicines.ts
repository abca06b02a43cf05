import { defineRoutes } from '../route-row';

/** The routes of Medicines. */
export const medicines = defineRoutes({});
