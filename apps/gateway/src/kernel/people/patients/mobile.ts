import type { patients as patientCalls, RequestOf } from '@xinglin/contract';
import { maskPhone, needsMobileProof } from '@xinglin/rules';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { useCode } from '../accounts/verify-codes';
import type { CallContext } from '../../../platform/context';
import { refuse } from '../../../platform/refusal';
import { ownMobile } from '../accounts/own-mobile';
import { ownRow } from './own-row';
import { patients } from './tables';

/** Whether a number is neither the account's own nor was proven for a family member. */
export async function isMobileUnproven(
  context: CallContext,
  own: string,
  mobile: string,
): Promise<boolean> {
  const proven = await context.db
    .select({ mobile: patients.mobile })
    .from(patients)
    .where(
      and(
        eq(patients.ownerId, context.account),
        isNull(patients.deletedAt),
        isNotNull(patients.mobileProvenAt),
      ),
    );
  return needsMobileProof(mobile, [own, ...proven.map((row) => row.mobile)]);
}

/** When a number counts as proven: now, by what is known of it or by its code; null without either. */
export async function proveMobile(
  context: CallContext,
  own: string,
  mobile: string,
  code?: string,
): Promise<Date | null> {
  if (!(await isMobileUnproven(context, own, mobile))) return context.now;
  if (code === undefined) return null;
  await useCode(context, mobile, 'patient', code);
  return context.now;
}

/** Gives a family member another number, or proves the one they have. */
export async function changePatientMobile(
  context: CallContext,
  input: RequestOf<(typeof patientCalls)['modifyPatientBindMobile']>,
) {
  const { db, account, now } = context;
  const row = ownRow(account, input.patientId);
  const [found] = await db.select().from(patients).where(row).for('no key update');
  if (found === undefined) return refuse('forbidden');
  const own = await ownMobile(context);
  const mobile = input.mobile ?? own;
  const mobileProvenAt = await proveMobile(context, own, mobile, input.mobileCode);
  await db.update(patients).set({ mobile, mobileProvenAt, updatedAt: now }).where(row);
  return { mobile: maskPhone(mobile), mobileProven: mobileProvenAt !== null };
}
