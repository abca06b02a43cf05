import type { highRisk } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { countOrders } from '../../kernel/orders/account-orders';
import {
  answerByOrder,
  answerByPatient,
  beginAnew,
  beginCheck,
  countPatients,
  enterAccount,
  openCheck,
  profileOf,
  wrongTriesAtMost,
} from './service';

/** Who a sleeping account belongs to (spec 1 §6, §7 High risk). */
export function highRiskHandlers({ limits }: Services): HandlersOf<typeof highRisk> {
  return {
    async checkHighRisk({ mobile, code }, context) {
      await limits.consume('signInByAddress', context.ip);
      return beginCheck(context, mobile, code);
    },
    async fetchHighRiskPatientInfo({ riskToken }, context) {
      const { userId } = await openCheck(context, riskToken);
      return { patientCount: await countPatients(context.db, userId) };
    },
    async fetchHighRiskOrderInfo({ riskToken }, context) {
      const { userId } = await openCheck(context, riskToken);
      return { orderCount: await countOrders(context.db, userId) };
    },
    async checkHighRiskOrder({ riskToken }, context) {
      const { userId, wrongTries } = await openCheck(context, riskToken);
      const canAnswer = (await countOrders(context.db, userId)) > 0;
      return { canAnswer, triesLeft: wrongTriesAtMost - wrongTries };
    },
    async validateHighRiskPatient({ riskToken, ...known }, context) {
      await answerByPatient(context, limits, riskToken, known);
      return { passed: true };
    },
    async validateHighRiskOrder({ riskToken, ...known }, context) {
      await answerByOrder(context, limits, riskToken, known);
      return { passed: true };
    },
    fetchHighRiskUserProfile: ({ riskToken }, context) => profileOf(context, riskToken),
    bindMobileAndLogin: ({ riskToken, agreed }, context) =>
      enterAccount(context, riskToken, agreed),
    secondAllocationRegister: ({ riskToken, agreed }, context) =>
      beginAnew(context, riskToken, agreed),
  };
}
