import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { users } from '../kernel/people/accounts/tables';
import { newIdCard } from './people';
import { openTestGateway, type TestGateway } from './test-gateway';
import { sendFile } from './upload-fixture';
import type { NamedNumber, RealNameMatch } from '../kernel/people/residents/provider';

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

/** A user with an account of a bound number, and what they would type. */
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

/** Whom the pictures of a test show. */
export const passport = { cardType: 'passport', cardNo: 'E12345678', name: 'Anna Lindgren' };

/** Uploads a picture for an account; answers its file's id. */
export async function uploadPicture(
  gateway: TestGateway,
  token: string,
  path = '/kanoupload/imagefileupload',
): Promise<string> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a6a50' } });
  const { data } = await sendFile(gateway, path, await picture.png().toBuffer(), { token });
  return data.fileId;
}

/** Puts pictures before staff. */
export const submitPictures = (
  gateway: TestGateway,
  token: string,
  pictures: readonly string[],
  changes: object = {},
) => gateway.call(paths.submit, { ...passport, pictures, consent: true, ...changes }, { token });

/** A user whose two pictures wait for staff. */
export async function newReviewOn(gateway: TestGateway) {
  const person = await newPersonOn(gateway);
  const { token } = person;
  const pictures = [await uploadPicture(gateway, token), await uploadPicture(gateway, token)];
  const { data } = await submitPictures(gateway, token, pictures, { note: '护照' });
  return { ...person, pictures, reviewId: data.reviewId as string };
}
