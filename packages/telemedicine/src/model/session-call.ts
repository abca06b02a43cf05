import { telemedicineApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { sessionAt } from './session-at';

/** The session that a page's address names, asked for once for all parts of the page. */
export const sessionCall = pageCall(telemedicineApi.endpoints.getTelemedicineOrder, sessionAt);
