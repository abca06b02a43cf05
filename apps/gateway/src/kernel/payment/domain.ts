// Owns: payments and refunds of orders, the providers behind them, the sandbox's cashier.
// Must not know: what is paid for, and why it may be paid or is given back; the order's kind decides that.
// Used by: the list of domains.
import { payment } from '@xinglin/contract';
import { refundSums } from '../desk/approvals/refund-sums';
import { deskActions } from '../desk/desk-action';
import { patientNews } from '../people/patients/patient-use';
import { money } from '../orders/move-context';
import { defineJob } from '../../platform/job';
import { askDeadline, askJob, askPayment, sweepAsks } from './asked-payments';
import { billDeadline, billJob, readBill, sweepBills } from './bills';
import { mountCashier } from './cashier-routes';
import { differenceDesk } from './difference-desk';
import { paymentHandlers } from './handlers';
import { lateRefunds } from './late-refunds';
import { deliverNotice, noticeJob, openEntrance } from './notice-delivery';
import { mountNotices } from './notice-route';
import { mountOutsideCashiers } from './outside-cashier';
import { refundDesk } from './refund-desk';
import { refundJob, refundMoney } from './begin-refund';
import { isPatientAwaitingRefund } from './order-payments';
import { refundedSince } from './refund-sum';
import { refundTries, runRefund } from './refunds';
import { sweepWrongAmounts, wrongAmountDeadline } from './wrong-amount';
import { defineDomain } from '../../platform/domain';
import { measured } from '../../platform/gauges';

export const paymentDomain = defineDomain({
  name: 'payment',
  calls: payment,
  handlers: paymentHandlers,
  pages: [
    (app, services) => openEntrance(services, app),
    mountNotices,
    mountCashier,
    mountOutsideCashiers,
  ],
  jobs: [
    // More than the refund's own tries: one that breaks before it counts must not end the job first.
    defineJob({ name: refundJob, run: runRefund, retryLimit: 2 * refundTries }),
    defineJob({ name: noticeJob, run: deliverNotice }),
    defineJob({ name: askJob, run: askPayment }),
    defineJob({ name: billJob, run: readBill }),
  ],
  warn({ config, logger }) {
    if (!config.sandbox && !config.wechatPay && !config.alipay)
      logger.warn('there is no payment provider: what costs something cannot be paid');
  },
  deadlines: [
    { name: wrongAmountDeadline, sweep: sweepWrongAmounts },
    { name: askDeadline, sweep: sweepAsks },
    { name: billDeadline, sweep: sweepBills },
  ],
  brings: [
    deskActions.of(...refundDesk, ...differenceDesk),
    money.of({ refund: refundMoney }),
    // The patient is told when the money is back.
    patientNews.of(isPatientAwaitingRefund),
    measured.of(lateRefunds),
    refundSums.of(refundedSince),
  ],
});
