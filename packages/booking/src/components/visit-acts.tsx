import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { DeleteVisit } from './delete-visit';
import { ReadVoucher } from './read-voucher';
import { ResendMessage } from './resend-message';
import { SameDayVisits } from './same-day-visits';

/** What else there is to an appointment: others of the day, the message and the voucher number of one ahead, and taking away one that is over. */
export default function VisitActs({ order }: { order: RegistrationOrder }): ReactElement {
  return (
    <>
      {order.actions.includes('showVoucher') && (
        <>
          <SameDayVisits orderNo={order.orderNo} />
          <ResendMessage orderNo={order.orderNo} />
          <ReadVoucher orderNo={order.orderNo} />
        </>
      )}
      {order.mayDelete && <DeleteVisit orderNo={order.orderNo} />}
    </>
  );
}
