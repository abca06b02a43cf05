import { render, screen } from '@testing-library/react';
import {
  createMockGateway,
  listOf,
  preparePage,
  samplePatients,
  sampleRules,
  sampleShift,
  type GatewayAnswers,
} from '@xinglin/testing';
import { namespaces } from '../locales';
import ReservationPage from '../pages/standard/booking/reservation/$hospitalId/$shiftCaseId.page';

/** Opens the page that checks a visit before it is ordered, with answers that let it be ordered unless changed. */
export async function openReservation(changed: GatewayAnswers) {
  const gateway = createMockGateway({
    getShiftCase: sampleShift,
    getShiftCaseRules: sampleRules,
    listPatients: listOf([samplePatients.mother]),
    checkBeforeSubmit: {
      feeCents: 3800,
      remaining: 3,
      payWithinMinutes: 30,
      cancelBefore: '2026-11-21T17:00:00+08:00',
    },
    submitRegistrationOrder: {
      orderNo: 'R1',
      status: 'awaitingPayment',
      feeCents: 3800,
      payBefore: '2026-11-20T21:30:00+08:00',
    },
    ...changed,
  });
  const path = '/standard/booking/reservation/h-1/s-1';
  const page = await preparePage(<ReservationPage />, namespaces, { path }, { gateway });
  render(page.element);
  return { gateway, ...page };
}

/** The button that orders the visit. */
export const submitButton = () => screen.findByRole('button', { name: '提交并支付' });
