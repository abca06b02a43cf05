import type { FollowUpAsked } from '../domains/consult/follow-ups';
import { followUps } from '../domains/consult/tables';
import { reviews } from '../domains/reviews/tables';
import { openConversation, say } from '../kernel/conversations/write';
import type { TestGateway } from './test-gateway';

/** A doctor and where they work. */
interface Doctor {
  readonly doctorId: string;
  readonly hospitalId: string;
}

/** A conversation of the account's, of a kind that the test brings. */
export async function addTalkOf(
  gateway: TestGateway,
  { doctorId }: Pick<Doctor, 'doctorId'>,
  { token, key }: { readonly token: string; readonly key: string },
): Promise<void> {
  const { db, clock, sessions } = gateway.services;
  const now = clock.now();
  const ownerId = (await sessions.find(token, now))?.userId ?? '';
  await openConversation({ db, now }, { kind: 'test', key, ownerId, doctorId });
  // Something to withdraw.
  const content = { type: 'text', text: '您好' } as const;
  await say({ db, now }, key, { side: 'patient', content });
}

/** A question that a doctor sends after a consult. */
export async function sentFollowUp(
  { services: { db, clock } }: TestGateway,
  orderNo: string,
  doctorId: string,
): Promise<string> {
  const followUpId = `follow-up-${orderNo}`;
  const sentAt = clock.now();
  const closesAt = new Date(sentAt.getTime() + 60_000);
  const asked: FollowUpAsked = {
    note: null,
    questions: [{ questionId: '1', text: '好些了吗？', options: [] }],
  };
  await db.insert(followUps).values({
    followUpId,
    orderNo,
    doctorId,
    title: '随访',
    asked: JSON.stringify(asked),
    sentAt,
    closesAt,
  });
  return followUpId;
}

/** A review of the account's, as if it had been with the doctor. */
export async function writtenThanks(
  gateway: TestGateway,
  { doctorId, hospitalId }: Doctor,
  token: string,
): Promise<string> {
  const { db, clock, sessions } = gateway.services;
  const session = await sessions.find(token, clock.now());
  const reviewId = `review-${session?.userId}`;
  await db.insert(reviews).values({
    reviewId,
    type: 'praise',
    ownerId: session?.userId ?? null,
    doctorId,
    hospitalId,
    text: '谢谢您的耐心治疗',
    shownText: '谢谢您的耐心治疗',
    state: 'published',
    locale: 'zh-Hans',
    createdAt: clock.now(),
  });
  return reviewId;
}
