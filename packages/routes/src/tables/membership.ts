import { defineRoutes } from '../route-row';

/** The routes of Membership. */
export const membership = defineRoutes({});
