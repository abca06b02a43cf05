import { eq } from 'drizzle-orm';
import { users } from '../account/tables';
import { newIdCard } from '../testing/people';
import { openTestGateway, type TestGateway } from '../testing/test-gateway';
import type { NamedNumber, RealNameMatch } from './provider';

/** Paths of the calls. */
export const paths = {
  detail: '/user/account/realname/detail.json',
  verify: '/user/account/realname/verify.json',
  submit: '/user/account/realname/submitreview.json',
  withdraw: '/user/account/realname/withdrawreview.json',
  info: '/moduleenterprisepartner/config/getlogininfo',
};

/** A register that says what a test wants. */
export class TestRegister {
  says: RealNameMatch | (() => Promise<RealNameMatch>) = 'matched';
  readonly asked: NamedNumber[] = [];

  async match(person: NamedNumber): Promise<RealNameMatch> {
    this.asked.push(person);
    return typeof this.says === 'function' ? this.says() : this.says;
  }
}

export const openGatewayWith = (realName: TestRegister): Promise<TestGateway> =>
  openTestGateway({ realName });

/** Somebody with an account of a bound number, and what they would type. */
export async function newPersonOn(gateway: TestGateway) {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const [user] = await gateway.services.db.select().from(users).where(eq(users.mobile, mobile));
  const typed = { name: '沈知秋', cardNo: newIdCard(), consent: true };
  const call = (path: string, body: unknown) => gateway.call(path, body, { token });
  return {
    mobile,
    token,
    typed,
    userId: user?.userId ?? '',
    verify: (changes: object = {}) => call(paths.verify, { ...typed, ...changes }),
    detail: async () => (await call(paths.detail, {})).data,
    status: async () => (await call(paths.info, {})).data.userInfoVO.verifyStatus,
  };
}
