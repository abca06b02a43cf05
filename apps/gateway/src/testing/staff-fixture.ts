import type {
  StaffMe,
  StaffSessionCallName,
  StaffSessionRequest,
  StaffSessionResponse,
} from '@xinglin/contract';
import { TOTP, Secret } from 'otpauth';
import type { CallResult, TestGateway } from './test-gateway';

/** A password that may be chosen by everyone in the tests. */
export const goodPassword = 'seven plum trees bloom';

/** The answer to a call of the staff app's session. */
export type StaffCallResult<Name extends StaffSessionCallName> = CallResult<
  StaffSessionResponse<Name>
>;

/** Makes a call of the staff app's session, as the app's server does. */
export async function callStaff<Name extends StaffSessionCallName>(
  gateway: TestGateway,
  name: Name,
  input: StaffSessionRequest<Name>,
  { token, headers = {} }: { token?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<StaffCallResult<Name>> {
  return gateway.call(`/staff/session/${name}`, input, { token, headers });
}

/** The session that an answer brings; a failure where it brings none. */
export function tokenOf({ headers, message }: Pick<CallResult, 'headers' | 'message'>): string {
  const token = headers.get('x-staff-token');
  if (token === null || token === '') throw new Error(`no session begins: ${message}`);
  return token;
}

/** What the authenticator app shows at a moment, or so many steps of 30 seconds later. */
export function codeAt(secret: string, now: Date, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: now.getTime() + steps * 30_000 });
}

/** Runs an action of the desk as the sandbox does and returns its data; a failure where it is refused. */
export async function runStaffDesk(gateway: TestGateway, action: string, input: object) {
  const { code, message, data } = await gateway.call(`/sandbox/desk/${action}`, input);
  if (code !== 0) throw new Error(`${action}: ${message}`);
  return data;
}

/** A person of the staff who has accepted their invitation. */
export interface EnrolledStaff {
  readonly staffId: string;
  readonly account: string;
  readonly secret: string;
  /** The code of the authenticator app that was used last. */
  readonly code: string;
  readonly token: string;
  readonly recoveryCodes: readonly string[];
  readonly me: StaffMe;
}

/** Accepts an invitation with {@link goodPassword}. */
export async function acceptInvitation(
  gateway: TestGateway,
  invitation: string,
): Promise<EnrolledStaff> {
  const { data: opened } = await callStaff(gateway, 'open-invitation', { token: invitation });
  const { secret, account } = opened;
  const code = codeAt(secret, gateway.services.clock.now());
  const accepted = await callStaff(gateway, 'accept-invitation', {
    token: invitation,
    password: goodPassword,
    code,
  });
  const token = tokenOf(accepted);
  const { me, recoveryCodes } = accepted.data;
  return { staffId: me.staffId, account, secret, code, token, recoveryCodes, me };
}

let accounts = 0;

/** Adds a person to the staff and lets them accept their invitation. */
export async function enrolStaff(
  gateway: TestGateway,
  person: {
    readonly roles?: readonly string[];
    readonly name?: string;
    readonly doctorId?: string;
  } = {},
): Promise<EnrolledStaff> {
  const account = `person-${(accounts += 1)}`;
  const added = { account, name: '李娜', roles: ['nurse'], ...person };
  const { token } = await runStaffDesk(gateway, 'add-staff', added);
  return acceptInvitation(gateway, token);
}

/** Takes the first step of a sign-in and returns its ticket. */
export async function ticketOf(
  gateway: TestGateway,
  account: string,
  password: string = goodPassword,
): Promise<string> {
  const { data, message } = await callStaff(gateway, 'sign-in', { account, password });
  if (data === null) throw new Error(`no ticket: ${message}`);
  return data.ticket;
}

/** The code that the authenticator app shows a minute later, to which the clock is moved: no former code is as new. */
export async function nextCode(gateway: TestGateway, secret: string): Promise<string> {
  await gateway.advance(60_000);
  return codeAt(secret, gateway.services.clock.now());
}

/** Signs in by both steps, a minute later. */
export async function signInStaff(
  gateway: TestGateway,
  { account, secret }: Pick<EnrolledStaff, 'account' | 'secret'>,
): Promise<StaffCallResult<'second-factor'>> {
  const code = await nextCode(gateway, secret);
  return callStaff(gateway, 'second-factor', { ticket: await ticketOf(gateway, account), code });
}
