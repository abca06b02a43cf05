import type { specialDisease } from '@xinglin/contract';
import { findAgreement } from '../../kernel/consents/service';
import { followMoves } from '../../kernel/orders/deadlines';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { cancelBooking, changeBooking } from './change';
import { findGroup, listExperts } from './experts';
import { specialDiseaseKind } from './order-kind';
import { findBooking, findCertificate, findCode } from './shown';
import { agreement, submitBooking } from './submit';

/** What answers the calls of special diseases (spec 3 §7.10). */
export function specialDiseaseHandlers(services: Services): HandlersOf<typeof specialDisease> {
  return {
    listSpecialDiseaseExperts: listExperts,
    getSpecialDiseaseDoctorGroup: findGroup,
    viewSpecialDiseaseAgreement({ version }, context) {
      const [type, bsType] = agreement;
      return findAgreement(context, { type, bsType, ...(version !== undefined && { version }) });
    },

    async submitSpecialDiseaseBooking(input, context) {
      const booking = await submitBooking(input, context);
      followMoves({ ...context, services });
      return booking;
    },

    async updateSpecialDiseaseBooking(input, context) {
      const { db, now, account } = context;
      await changeBooking({ db, now, services }, account, input);
      followMoves({ ...context, services });
      return { orderNo: input.orderNo, done: true };
    },

    async cancelSpecialDiseaseBooking(input, context) {
      const { db, now, account, locale } = context;
      const booking = await cancelBooking({ db, now, services }, account, input);
      followMoves({ ...context, services });
      const { orderNo, state, refundedCents: refundCents } = booking;
      return { orderNo, statusText: specialDiseaseKind.stateText(state, locale), refundCents };
    },

    getSpecialDiseaseBooking: (input, context) => findBooking(services, input, context),
    getSpecialDiseasePayCertificate: findCertificate,
    getSpecialDiseaseQrcode: findCode,
  };
}
