import { describe, expect, it } from 'vitest';
import { openMetrics } from './metrics';

describe('the figures of a server', () => {
  it('count answers by kind, declared name and status, and what is under way', async () => {
    const metrics = openMetrics();
    metrics.begin('call')('/patient/add', 200);
    metrics.begin('page');
    const text = await metrics.text();
    expect(text).toContain(
      'xinglin_answer_seconds_count{kind="call",name="/patient/add",status="200"} 1',
    );
    expect(text).toContain('xinglin_requests_under_way{kind="call"} 0');
    expect(text).toContain('xinglin_requests_under_way{kind="page"} 1');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('leave out what cannot be read, count that, and tell all the rest', async () => {
    const metrics = openMetrics();
    metrics.gauge({ name: 'a', help: 'a', read: () => [{ value: 7 }] });
    metrics.gauge({
      name: 'b',
      help: 'b',
      labels: ['queue'],
      read: () => Promise.reject(new Error('the database is away')),
    });
    await metrics.text();
    const text = await metrics.text();
    expect(text).toContain('xinglin_a 7');
    expect(text).not.toMatch(/^xinglin_b[ {]/m);
    expect(text).toContain('xinglin_unread_figures_total{name="b"}');
    expect(text).not.toContain('the database is away');
  });

  it('forget a label that is not read any more', async () => {
    let queues = ['sms', 'refunds'];
    const metrics = openMetrics();
    metrics.gauge({
      name: 'age',
      help: 'age',
      labels: ['queue'],
      read: () => queues.map((queue) => ({ labels: { queue }, value: 3 })),
    });
    expect(await metrics.text()).toContain('xinglin_age{queue="refunds"} 3');
    queues = ['sms'];
    const text = await metrics.text();
    expect(text).toContain('xinglin_age{queue="sms"} 3');
    expect(text).not.toContain('refunds');
  });
});
