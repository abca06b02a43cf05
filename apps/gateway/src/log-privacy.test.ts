import { createHash, randomUUID } from 'node:crypto';
import { openMetrics, type Tracing } from '@xinglin/server';
import { expect, it } from 'vitest';
import { seededPassword } from './kernel/people/accounts/seed';
import { newAdult } from './testing/people';
import { openTestGateway } from './testing/test-gateway';

it('the log of whole flows, with their failures, names nobody and nothing secret', async () => {
  const metrics = openMetrics();
  const traced: string[] = [];
  const tracing: Tracing = {
    begin: () => ({ traceparent: '', end: (facts) => void traced.push(JSON.stringify(facts)) }),
    close: () => Promise.resolve(),
  };
  const gateway = await openTestGateway({ seeded: true, work: true, watch: { metrics, tracing } });
  try {
    const mobile = gateway.newMobile();
    const send = (path: string, body: unknown, options = {}) => gateway.call(path, body, options);
    await send('/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'login' });
    const code = await gateway.lastCode(mobile);
    await send('/user/account/checkcodelogin.json', {
      mobile,
      code: code === '111111' ? '222222' : '111111',
    });
    const { token, userId } = (await send('/user/account/checkcodelogin.json', { mobile, code }))
      .data;
    const md5 = createHash('md5').update(seededPassword).digest('hex');
    await send('/user/account/login.json', { loginId: 'wangfang', password: md5 });
    const person = newAdult({ mobile });
    const { patientId } = (await send('/patient/add', person, { token })).data;
    await send('/patient/add', person, { token });
    await send('/patient/getpatientbyid', { patientId }, { token });
    // What nobody declared may hold anything: a path, a query, a body that is no JSON, another type.
    await gateway.send(new Request(`http://gateway.test/patient/${mobile}?token=${token}`));
    await gateway.send(
      new Request('http://gateway.test/patient/add', {
        method: 'POST',
        body: `{"cardNo":"${person.cardNo}`,
      }),
    );
    // A fault in the database, with people's data among the parameters of the statement.
    await gateway.services.db.$client.query(
      'ALTER TABLE patients RENAME COLUMN guardian_card_no TO gone',
    );
    expect((await send('/patient/add', newAdult({ mobile }), { token })).status).toBe(500);
    await gateway.services.db.$client.query(
      'ALTER TABLE patients RENAME COLUMN gone TO guardian_card_no',
    );
    await send('/patient/delete', { patientId }, { token, requestId: randomUUID() });
    await gateway.advance(60_000);

    const log = gateway.log.join('');
    expect(gateway.log.length).toBeGreaterThan(10);
    expect(log).toContain('"path":"/patient/add"');
    expect(log).toContain('"sqlState":"42703"');
    const secrets = {
      mobile,
      code,
      token,
      userId,
      patientId,
      md5,
      cardNo: person.cardNo,
      name: person.name,
      loginId: 'wangfang',
    };
    // A message that is on its way while figures are read counts as waiting.
    await expect.poll(() => metrics.text()).toMatch(/^xinglin_outbox_age_seconds 0$/m);
    const figures = await metrics.text();
    expect(figures).toContain('name="/patient/add",status="500"} 1');
    expect(figures).toContain('xinglin_database_up 1');
    expect(figures).toMatch(/^xinglin_refunds_late 0$/m);
    expect(figures).toContain('xinglin_pool_connections{pool="calls",state="open"}');
    const watched = figures + traced.join('');
    expect(watched).toContain('"name":"other"');
    for (const [what, secret] of Object.entries(secrets)) {
      if (what !== 'code') expect(watched, `figures tell the ${what}`).not.toContain(secret);
      // A code of six digits may stand by chance within a duration or an id of a request.
      const found =
        what === 'code' ? new RegExp(`[^0-9a-f.]${secret}[^0-9]`).test(log) : log.includes(secret);
      expect(found, `the log tells the ${what}`).toBe(false);
    }
  } finally {
    await gateway.dispose();
  }
});
