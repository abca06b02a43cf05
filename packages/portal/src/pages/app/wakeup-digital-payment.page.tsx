import { href } from '@xinglin/routes';
import { sitePath } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { OpenInApp } from '../../passages/open-in-app';

/** Opens the digital currency's wallet at the payment of `target`; who has paid goes back to `backurl` (spec 2 §2.12). */
export default function WakeUpDigitalPaymentPage(): ReactElement {
  const [query] = useSearchParams();
  const to = sitePath(query.get('backurl')) ?? href('booking.orderList');
  return <OpenInApp app="digitalPayment" onward={{ to, text: 'paid' }} />;
}
