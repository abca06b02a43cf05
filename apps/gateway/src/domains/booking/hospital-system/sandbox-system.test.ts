import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reservation } from './hospital-system';
import { sandboxSystem, type SandboxManner } from './sandbox-system';

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const place: Reservation = {
  orderNo: 'R1',
  hospitalId: 'h-1',
  hospDeptId: 'hd-1',
  doctorId: 'd-1',
  shiftCaseId: 's-1',
  clinicType: 'expert',
  startsAt: new Date('2026-12-08T00:00:00Z'),
  patient: { name: '沈知秋', cardType: 'idCard', cardNo: null, mobile: '13800138000' },
};

/** What a system of that manner says, and after how many milliseconds. */
async function asked(manner: SandboxManner | null, system = sandboxSystem()) {
  if (manner) system.behave('h-1', manner);
  const began = Date.now();
  const answer = system.reserve(place).catch(() => 'nothing');
  await vi.runAllTimersAsync();
  return { system, said: await answer, after: Date.now() - began };
}

describe('a hospital’s system of the sandbox', () => {
  it.each<[SandboxManner | null, string, number]>([
    [null, 'taken', 0],
    ['prompt', 'taken', 0],
    ['slow', 'taken', 2000],
    ['late', 'taken', 8000],
    ['lost', 'nothing', 0],
    ['silent', 'nothing', 0],
    ['refusing', 'refused', 0],
  ])('of the manner %s says %s after %i ms', async (manner, said, after) => {
    expect(await asked(manner)).toMatchObject({ said, after });
  });

  it('says the same again under the same number, whatever its manner then', async () => {
    const { system } = await asked('lost');
    expect(await asked('refusing', system)).toMatchObject({ said: 'taken', after: 0 });
  });

  it('behaves so at the one hospital alone', async () => {
    const system = sandboxSystem();
    system.behave('h-2', 'refusing');
    expect((await asked(null, system)).said).toBe('taken');
  });

  it('takes none under a number that was given back, even while it was thinking', async () => {
    const system = sandboxSystem();
    system.behave('h-1', 'late');
    const answer = system.reserve(place);
    await system.release(place);
    await vi.runAllTimersAsync();
    expect(await answer).toBe('refused');
    expect((await asked('prompt', system)).said).toBe('refused');
  });
});
