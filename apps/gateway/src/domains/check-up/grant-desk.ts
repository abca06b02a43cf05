import { Id, LocalDate, writtenText } from '@xinglin/contract';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { plainCode } from './grants';
import { checkUpGrants, checkUpPackages } from './tables';

/** Most codes that are handed in at once. */
const mostCodes = 500;

/** What the check-up centre hands in of what companies have paid for. */
export const grantDesk = [
  deskAction({
    name: 'grant-check-ups',
    summary:
      'Codes that a company has paid for, each for one check-up by a package; a code that is known already stays as it is.',
    roles: ['cashier'],
    request: z.object({
      packageCode: Id,
      /** Who paid for them and for what. */
      title: z.object({
        'zh-Hans': writtenText({ min: 1, max: 100 }),
        en: writtenText({ min: 1, max: 100 }).optional(),
      }),
      validUntil: LocalDate,
      codes: z
        .array(writtenText({ min: 8, max: 40 }).regex(/^[\dA-Za-z -]+$/u))
        .min(1)
        .max(mostCodes),
    }),
    response: z.object({ added: z.int().min(0) }),
    subject: ({ packageCode }) => packageCode,
    async handle({ packageCode, title, validUntil, codes }, { db }) {
      const [offer] = await db
        .select({ packageCode: checkUpPackages.packageCode })
        .from(checkUpPackages)
        .where(eq(checkUpPackages.packageCode, packageCode));
      if (offer === undefined) refuse('forbidden');
      const plain = [...new Set(codes.map(plainCode))];
      const known = await db
        .select({ code: checkUpGrants.code })
        .from(checkUpGrants)
        .where(inArray(checkUpGrants.code, plain));
      const fresh = plain.filter((code) => known.every((one) => one.code !== code));
      if (fresh.length === 0) return { added: 0 };
      const words = {
        'zh-Hans': title['zh-Hans'],
        ...(title.en !== undefined && { en: title.en }),
      };
      await db.insert(checkUpGrants).values(
        fresh.map((code) => ({
          grantId: newId(),
          code,
          packageCode,
          title: words,
          validUntil,
        })),
      );
      return { added: fresh.length };
    },
  }),
];
