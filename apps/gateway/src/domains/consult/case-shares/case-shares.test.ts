import { dayAt, hospitalTimeZone } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patients } from '../../../kernel/people/patients/tables';
import { exportedData } from '../../../kernel/people/accounts/exported-data';
import { addConsultDoctor, answered, desk, newAsker } from '../../../testing/consult-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { eraseBesides } from '../personal';
import { caseShares } from './tables';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

const asked = '我叫王芳，电话13800001234，2026年11月3日起头晕。站起来更明显';
const said = '王芳您好。多喝水，少熬夜';

/** An account with a consult of its own that its doctor answered in writing. */
async function withCase({ ended = true } = {}) {
  const person = await newAsker(gateway);
  const { data } = await person.submit('imagetext', { doctorId, question: asked });
  const orderKey: string = data.orderKey;
  await person.pay(orderKey);
  await answered(gateway, orderKey, doctorId);
  await desk(gateway, 'answer-conversation', { orderKey, text: said });
  if (ended) await person.act('finishbypatient', orderKey);
  const preview = (key = orderKey) => person.call('/consult/share/preview', { orderKey: key });
  return {
    ...person,
    orderKey,
    preview,
    async share(struck: string[] = []) {
      const { digest, version } = (await preview()).data;
      return person.call('/consult/share/add', { orderKey, digest, version, struck });
    },
    list: async () => (await person.call('/consult/share/list', {})).data.items,
    withdraw: (shareId: string) => person.call('/consult/share/withdraw', { shareId }),
  };
}

const open = (shareToken: string, options = {}) =>
  gateway.call('/consult/share/detail', { shareToken }, options);
const wordsOf = (shared: { sections: { passages: { parts: { text: string }[] }[] }[] }) =>
  shared.sections
    .flatMap(({ passages }) => passages.flatMap(({ parts }) => parts.map(({ text }) => text)))
    .join('');

describe('what is shown of a consult', () => {
  it('holds no name, no number and no day', async () => {
    const person = await withCase();
    const { data } = await person.preview();
    const month = dayAt(gateway.services.clock.now(), hospitalTimeZone).slice(0, 7);
    expect(data.case).toMatchObject({ ageFrom: 40, ageTo: 49, gender: 'female', month });
    const words = wordsOf(data.case);
    expect(words).toContain('站起来更明显');
    expect(words).toContain('少熬夜');
    expect(words).not.toMatch(/王芳|13800001234|11月3日/);
    expect((await person.detail(person.orderKey)).mayShare).toBe(true);
  });

  it('is for its owner alone, and for what is over, answered and their own', async () => {
    const person = await withCase();
    const other = await withCase({ ended: false });
    expect((await other.preview(person.orderKey)).status).toBe(403);
    expect((await other.preview('none')).status).toBe(403);
    expect((await other.preview()).code).toBe(42711);
    expect((await other.detail(other.orderKey)).mayShare).toBe(false);
    await gateway.services.db
      .update(patients)
      .set({ relation: 'parent' })
      .where(eq(patients.ownerId, person.userId));
    expect((await person.preview()).code).toBe(42711);
    expect((await person.detail(person.orderKey)).mayShare).toBe(false);
  });
});

describe('a share', () => {
  it('shows exactly what was agreed to, to anyone who has its address', async () => {
    const person = await withCase();
    const { data } = await person.share(['answer.0']);
    const { data: shown } = await open(data.shareToken, { locale: 'en' });
    expect(wordsOf(shown)).toContain('少熬夜');
    expect(wordsOf(shown)).not.toContain('您好');
    const consents = await person.call('/moduleoperate/agreement/consent/list.json', {});
    expect(consents.data.items).toMatchObject([{ type: 'business', bsType: 'caseShare' }]);
    // Nothing of it stands in the database as it is read.
    const { rows } = await gateway.services.db.execute(
      `select content, token from case_shares where share_id = '${data.shareId}'`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/少熬夜/);
    expect(JSON.stringify(rows)).not.toContain(data.shareToken);
  });

  it('is made once, of the text and the words that were shown', async () => {
    const person = await withCase();
    const { digest, version } = (await person.preview()).data;
    const add = (more: object) =>
      person.call('/consult/share/add', {
        orderKey: person.orderKey,
        digest,
        version,
        struck: [],
        ...more,
      });
    expect((await add({ digest: 'another' })).code).toBe(42712);
    expect((await add({ version: '0.9' })).code).toBe(42712);
    expect((await add({ struck: ['answer.0', 'answer.1'] })).code).toBe(42200);
    const [one, two] = await Promise.all([add({}), add({})]);
    expect([one.code, two.code]).toEqual([0, 0]);
    expect(one.data.shareId).toBe(two.data.shareId);
    expect((await add({ struck: ['answer.0'] })).code).toBe(42713);
    expect((await person.preview()).data.share).toMatchObject({ shareId: one.data.shareId });
    const other = await withCase();
    const theirs = { orderKey: person.orderKey, digest, version, struck: [] };
    expect((await other.call('/consult/share/add', theirs)).status).toBe(403);
  });

  it('counts how often others open it, and is gone at once when it is withdrawn', async () => {
    const person = await withCase();
    const { shareId, shareToken } = (await person.share()).data;
    await open(shareToken);
    await open(shareToken);
    await open(shareToken, { token: person.token });
    expect(await person.list()).toMatchObject([{ shareId, shareToken, reads: 2 }]);
    const other = await withCase();
    expect(await other.list()).toEqual([]);
    expect((await other.withdraw(shareId)).status).toBe(403);
    expect((await open(shareToken)).code).toBe(0);
    expect((await person.withdraw(shareId)).code).toBe(0);
    expect((await person.withdraw(shareId)).code).toBe(0);
    const gone = await open(shareToken);
    const unknown = await open('no-such-token');
    expect([gone.status, gone.data, gone.message]).toEqual([unknown.status, null, unknown.message]);
    expect(await person.list()).toMatchObject([{ shareId, shareToken: null, reads: 3 }]);
    // Withdrawn, it can be shared anew, at another address.
    const again = await person.share();
    expect(again.data.shareToken).not.toBe(shareToken);
  });

  it('goes along with the account’s data, and with the account', async () => {
    const { db, all } = gateway.services;
    const person = await withCase();
    const { shareToken } = (await person.share()).data;
    const parts = await Promise.all(
      all(exportedData).map((exported) => exported(db, person.userId, 'zh-Hans')),
    );
    const { caseShares: taken } = Object.assign({}, ...parts);
    expect(taken).toMatchObject([{ orderKey: person.orderKey, withdrawnAt: null }]);
    expect(wordsOf(taken[0].shown)).toContain('少熬夜');
    await eraseBesides(db, person.userId);
    expect((await open(shareToken)).status).toBe(403);
    expect(await db.$count(caseShares, eq(caseShares.ownerId, person.userId))).toBe(0);
  });
});
