import { panelTerms } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { openPanels, panelQuestion as question } from '../../testing/panel-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { purgeDrafts } from './drafts';
import { panelAnswers, panelDrafts } from './tables';

const hourMs = 60 * 60_000;

let gateway: TestGateway;
let panels: Awaited<ReturnType<typeof openPanels>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  panels = await openPanels(gateway);
});
afterAll(() => gateway.dispose());

describe('what is kept of a question', () => {
  it('is taken along by its owner, answers included', async () => {
    const { userId, orderKey, answer, call } = await panels.paid();
    await answer(panels.doctorIds[0], '先做膝关节正位片，少爬楼梯');
    await call('draft/save', { draft: { question: '还有一个问题' } });
    const { db, all } = gateway.services;
    const parts = all(exportedData).map((part) => part(db, userId, 'en'));
    const taken = Object.assign({}, ...(await Promise.all(parts)));
    expect(taken).toMatchObject({
      panels: [{ orderKey, question }],
      panelDraft: { question: '还有一个问题' },
    });
    expect(taken.panels[0].answers).toContainEqual(
      expect.objectContaining({ status: 'answered', text: '先做膝关节正位片，少爬楼梯' }),
    );
  });

  it('lies sealed where an expert wrote it', async () => {
    const { orderKey, answer } = await panels.paid();
    await answer(panels.doctorIds[0], '先做膝关节正位片，少爬楼梯');
    const { rows } = await gateway.services.db.execute<{ text: string | null }>(
      `select text from panel_answers where order_no = '${orderKey}' and state = 'answered'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain('膝');
  });

  it('is forgotten in time where it was never sent, and with the account', async () => {
    const { services } = gateway;
    const { db, clock } = services;
    const person = await panels.newPerson();
    const keep = () => person.call('draft/save', { draft: { question: '还有一个问题' } });
    const own = eq(panelDrafts.ownerId, person.userId);
    await keep();
    const day = 24 * hourMs;
    const after = (days: number) => new Date(clock.now().getTime() + days * day);
    await purgeDrafts(db, after(panelTerms.draftDays - 1));
    expect(await db.$count(panelDrafts, own)).toBe(1);
    await purgeDrafts(db, after(panelTerms.draftDays + 1));
    expect(await db.$count(panelDrafts, own)).toBe(0);
    await keep();
    await db.transaction(async (tx) => {
      for (const erase of erasuresOf(services))
        await erase(tx, person.userId, clock.now(), services);
    });
    expect(await db.$count(panelDrafts, own)).toBe(0);
    expect(await db.$count(panelAnswers)).toBeGreaterThan(0);
  });
});
