import { healthCoins } from '@xinglin/contract';
import type { SandboxLife } from '../../platform/sandbox-life';

/** Days before today on which the sandbox's family came by; today's coins wait to be taken. */
const days = [-41, -40, -39, -16, -15, -3, -2, -1];

/** Coins of the sandbox's people with a life: taken day by day, three days in a row up to yesterday. */
export async function takeCoins({ goTo, family, couple }: SandboxLife): Promise<void> {
  for (const day of days) {
    goTo(day, '07:50');
    await family.call(healthCoins.receiveAllHealthCoins, {});
  }
  goTo(-1, '22:10');
  await couple.call(healthCoins.receiveAllHealthCoins, {});
}
