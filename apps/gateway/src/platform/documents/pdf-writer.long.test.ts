import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { createPdfWriter } from './pdf-writer';

it('leaves the thread of the calls free', async () => {
  const writer = createPdfWriter();
  const document = {
    language: 'zh-Hans',
    title: '就诊凭证',
    mark: { label: '取号凭证', text: 'A1234567', note: '凭此号码取号' },
    facts: [{ label: '医院', text: '杏林大学附属第一人民医院' }],
    list: { title: '就诊时请携带', items: ['身份证', '医保卡'] },
    footer: ['订单编号 1'],
  } as const;
  try {
    await writer.write(document);
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const started = performance.now();
    await Promise.all(Array.from({ length: 4 }, () => writer.write(document)));
    const took = performance.now() - started;
    clearInterval(watch);
    expect(longest).toBeLessThan(took / 2);
  } finally {
    await writer.close();
  }
});
