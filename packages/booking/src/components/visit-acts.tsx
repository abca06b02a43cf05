import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { DeleteVisit } from './delete-visit';
import { ResendMessage } from './resend-message';
import { SameDayVisits } from './same-day-visits';

/** What else there is to an appointment: others of the day and the message of one ahead, and taking away one that is over. */
export default function VisitActs({ order }: { order: RegistrationOrder }): ReactElement {
  return (
    <>
      {order.actions.includes('showVoucher') && (
        <>
          <SameDayVisits orderNo={order.orderNo} />
          <ResendMessage orderNo={order.orderNo} />
        </>
      )}
      {order.mayDelete && <DeleteVisit orderNo={order.orderNo} />}
    </>
  );
}
