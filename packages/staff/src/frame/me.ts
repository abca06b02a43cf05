import type { DeskShapeName, StaffMe } from '@xinglin/contract';
import { createContext, use } from 'react';

/** Who is signed in; null outside the pages that need a session. */
export const MeContext = createContext<StaffMe | null>(null);

/**
 * Who is signed in.
 * @throws outside the pages that need a session.
 */
export function useMe(): StaffMe {
  const me = use(MeContext);
  if (me === null) throw new Error('useMe needs a session around it.');
  return me;
}

/** Whether the roles allow an action of the desk. The gateway checks each call itself. */
export function mayDo(me: StaffMe, action: DeskShapeName): boolean {
  return me.actions.includes(action);
}
