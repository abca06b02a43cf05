import type { CallDefinition } from '@xinglin/contract';
import type { SessionInfo } from './context';
import { refuse } from './refusal';
import type { Services } from './services';

/** Who sent a request, by its token; null without one that lives. */
export async function findSession(
  request: Request,
  services: Services,
  now: Date,
): Promise<SessionInfo | null> {
  const token = request.headers.get('token');
  return token === null || token === '' ? null : services.sessions.find(token, now);
}

/** Default deny: whatever is not plainly allowed is refused. */
export function checkAccess(call: CallDefinition, session: SessionInfo | null): void {
  if (call.access === 'open') return;
  if (session === null) refuse('sessionEnded');
  if (call.access === 'session') return;
  if (session.isTempLogin) refuse('bindingRequired');
  if (call.access === 'bound') return;
  if (call.access !== 'verified' || session.verifyStatus !== 1) refuse('verificationRequired');
}
