import { outputOf } from '../output-of.mjs';
import { figure, times } from '../report.mjs';

/** Bookings against the same statements by the bare driver. */
export async function bookingSection() {
  const { target, ratio, ...measured } = JSON.parse(
    await outputOf('apps/gateway/bench/booking.ts'),
  );
  return {
    title: 'Booking',
    figures: [figure('bookings against bare pg', ratio, { least: target }, times)],
    lines: [
      `${measured.servicePerSecond} bookings a second by the service, ${measured.barePgPerSecond} by the same ${measured.statementsPerBooking} statements on bare \`pg\`, both on ${measured.connections} connections.`,
    ],
  };
}
