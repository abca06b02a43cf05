import type { CompanyInfo } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { mainPartner } from '../../kernel/partners/service';
import { partnerCompanies, partners } from '../../kernel/partners/tables';

/** Who runs a channel; null where nobody has said so, of the main portal either. */
export async function companyOf(
  db: Queryable,
  partnerCode: string,
  locale: Locale,
): Promise<z.input<typeof CompanyInfo> | null> {
  const rows = await db
    .select()
    .from(partnerCompanies)
    .where(inArray(partnerCompanies.partnerCode, [partnerCode, mainPartner]));
  const own = rows.find((row) => row.partnerCode === partnerCode) ?? rows[0];
  if (own === undefined) return null;
  const { name, creditCode, address, licences, icpFiling } = own;
  return {
    name: textIn(name, locale),
    creditCode,
    address: textIn(address, locale),
    licences,
    icpFiling,
  };
}

/** Writes who runs a channel. Refuses with `forbidden` where there is no such channel. */
export async function writeCompany(
  db: Queryable,
  company: Omit<typeof partnerCompanies.$inferInsert, 'changedAt'>,
  now: Date,
): Promise<void> {
  const channel = eq(partners.partnerCode, company.partnerCode);
  if ((await db.$count(partners, channel)) === 0) refuse('forbidden');
  const row = { ...company, changedAt: now };
  await db
    .insert(partnerCompanies)
    .values(row)
    .onConflictDoUpdate({ target: partnerCompanies.partnerCode, set: row });
}
