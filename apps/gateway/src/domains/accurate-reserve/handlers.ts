import type { accurateReserve } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { colleagueDeadline } from './colleague';
import { findExpert, listExperts, precisionDepartments } from './experts';
import { accurateReserveDeadline } from './expiry';
import { findOwnRequest, listOwnRequests } from './shown';
import { cancelRequest, resendRequest, submitRequest } from './requests';

/** What answers the calls of precision booking (spec 3 §7.5). */
export function accurateReserveHandlers({
  deadlines,
}: Services): HandlersOf<typeof accurateReserve> {
  const schedule = (context: { afterCommit(task: () => void): void; now: Date }, expiresAt: Date) =>
    context.afterCommit(() => {
      deadlines.schedule(accurateReserveDeadline.name, expiresAt);
      deadlines.schedule(colleagueDeadline.name, context.now);
    });
  return {
    getAccurateReserve: precisionDepartments,
    listAccurateReserveDoctors: listExperts,
    getAccurateReserveDoctor: findExpert,

    async submitAccurateReserve(input, context) {
      const { requestId, expiresAt } = await submitRequest(context, input);
      schedule(context, expiresAt);
      return { requestId };
    },

    async resendAccurateReserve(input, context) {
      const { requestId, expiresAt } = await resendRequest(context, input);
      schedule(context, expiresAt);
      return { requestId };
    },

    cancelAccurateReserve: cancelRequest,
    getAccurateReserveRequest: findOwnRequest,
    listAccurateReserveRequests: listOwnRequests,
  };
}
