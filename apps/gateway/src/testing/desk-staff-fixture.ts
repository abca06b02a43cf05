import { staffRoles, type StaffRole } from '@xinglin/contract';
import type { StaffActor } from '../kernel/desk/actor';
import { staffActionRoutes } from '../kernel/desk/staff-routes';
import { staffAccounts } from '../kernel/desk/staff/tables';
import { newId } from '../platform/identifiers';
import type { AnyJson, TestGateway } from './test-gateway';

/** What the desk answered a member of the staff. */
interface StaffAnswer {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: AnyJson;
}

/** The desk as the staff app asks it, without the sign-in: the token of a session is the id of its person. */
export function openStaffDesk({ services }: TestGateway) {
  const people = new Map<string, StaffActor>();
  const routes = staffActionRoutes(services, async (_, token) => people.get(token) ?? null);
  const read = async (path: string, init: RequestInit): Promise<StaffAnswer> => {
    const answer = await routes.request(path, init);
    // Every answer of the desk is an envelope.
    const envelope = (await answer.json()) as Omit<StaffAnswer, 'status'>;
    return { status: answer.status, ...envelope };
  };
  const ask = async (actor: StaffActor | null, action: string, body: object = {}) => {
    const text = JSON.stringify(body);
    return read(`/actions/${action}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
        ...(actor && { token: actor.tokenId }),
      },
      body: text,
    });
  };
  return {
    ask,
    /** What someone may do, with its schemas. */
    describe: (actor: StaffActor) => read('/actions', { headers: { token: actor.tokenId } }),
    /** Adds an account with these roles; a doctor is one of the directory. */
    async add(roles: readonly StaffRole[], doctorId: string | null = null): Promise<StaffActor> {
      const staffId = newId();
      const name = `员工${people.size + 1}`;
      const account = `person-${people.size + 1}-${staffId.slice(0, 6).toLowerCase()}`;
      await services.db.insert(staffAccounts).values({
        staffId,
        account,
        name,
        roles: staffRoles.filter((role) => roles.includes(role)),
        doctorId,
        createdAt: services.clock.now(),
      });
      const actor = { kind: 'staff', staffId, account, name, roles, doctorId, tokenId: staffId };
      people.set(staffId, actor as StaffActor);
      return actor as StaffActor;
    },
  };
}
