import type { RegistrationEvent, RegistrationState } from '@xinglin/contract';
import type { DueMove } from '../../kernel/orders/order-kind';
import { addDays, momentOf } from '@xinglin/rules';
import type { RegistrationRow } from './tables';
import type { ReasonKey } from './texts';

/** What ends a state of an order by itself, and when: an unpaid order expires, a visit is over. */
export function deadlineOf(
  state: RegistrationState,
  visit: Pick<RegistrationRow, 'payBefore' | 'answerBefore' | 'endsAt' | 'date' | 'timeZone'>,
): (DueMove<RegistrationEvent> & { readonly reasonKey: ReasonKey }) | null {
  switch (state) {
    case 'awaitingHospital':
      return (
        visit.answerBefore && {
          at: visit.answerBefore,
          event: 'giveUp',
          reasonKey: 'hospitalSilent',
        }
      );
    case 'awaitingPayment':
      return (
        visit.payBefore && { at: visit.payBefore, event: 'expire', reasonKey: 'notPaidInTime' }
      );
    case 'confirmed':
      return { at: visit.endsAt, event: 'missVisit', reasonKey: 'notCheckedIn' };
    case 'checkedIn': {
      // Midnight after the day of the visit, by the hospital's clock.
      const at = momentOf(addDays(visit.date, 1), '00:00', visit.timeZone);
      return { at, event: 'complete', reasonKey: 'dayOver' };
    }
    default:
      return null;
  }
}
