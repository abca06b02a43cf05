import { usePageModules, useSession, type QueryThunk } from '@xinglin/api';
import { lazyPart } from '@xinglin/ui';
import type { ReactElement } from 'react';

// Visitors have none, and home is where most of them come in.
const Appointment = lazyPart(() => import('./appointment'));

/** The calls of {@link NextAppointment}, made only with a session: a visitor's home stays a shared page. */
export const loadNextAppointment: QueryThunk = async (dispatch, getState) => {
  if (getState().session.user?.login !== true) return;
  const { appointmentCalls } = await import('../model/appointment-calls');
  await Promise.all(appointmentCalls().map((call) => dispatch(call)));
};

/** What waits for the person: an order to pay, else the next visit. Nothing for a visitor. */
export function NextAppointment(): ReactElement | null {
  const isShown = usePageModules('directory.home')('nextAppointment') !== null;
  const isSignedIn = useSession()?.login === true;
  return isShown && isSignedIn ? <Appointment /> : null;
}
