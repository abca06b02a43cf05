import { profile } from '@xinglin/contract';
import type { SandboxLife } from '../../platform/sandbox-life';

/** Lets the sandbox's father say who he is; the couple has not yet, so that its task is seen open. */
export async function completeProfile({ goTo, family }: SandboxLife): Promise<void> {
  goTo(-195, '20:00');
  await family.call(profile.updateUserProfile, { gender: 'male', birthDate: '1986-10-18' });
}
