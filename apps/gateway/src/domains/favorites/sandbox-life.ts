import { favorites } from '@xinglin/contract';
import type { SandboxLife } from '../../platform/sandbox-life';

/** Lets the sandbox's people with a life follow the doctors whom they see. */
export async function followDoctors({ goTo, family, couple, doctor }: SandboxLife): Promise<void> {
  goTo(-80, '20:00');
  for (const name of ['沈知远', '林若溪', '顾明川'])
    await family.call(favorites.addFavoriteDoctor, { doctorId: await doctor(name) });
  goTo(-8, '20:00');
  await couple.call(favorites.addFavoriteDoctor, { doctorId: await doctor('许清和') });
}
