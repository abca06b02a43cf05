import { defineRoutes } from '../route-row';

/** The routes of Renewals. */
export const renewals = defineRoutes({});
