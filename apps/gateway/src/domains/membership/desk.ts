import { randomInt } from 'node:crypto';
import { Id, writtenText } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { refuse } from '../../platform/refusal';
import { localised } from '../../platform/translate';
import { productRow } from './products';
import { membershipCodes, membershipProducts } from './tables';

/** Without those that are taken for one another when they are read out. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const part = () =>
  Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('');

/** What service does for members. */
export const membershipDesk = [
  deskAction({
    name: 'issue-member-codes',
    summary:
      'Codes by which a card is had, each once; in the name of a company where it gives them.',
    roles: ['cashier'],
    request: z.object({
      goodsId: Id,
      count: z.int().min(1).max(100),
      companyName: writtenText({ min: 1, max: 60 }).optional(),
      /** The same in English; left out, the name serves all languages. */
      companyEnglishName: writtenText({ min: 1, max: 80 }).optional(),
    }),
    response: z.object({ codes: z.array(z.string()) }),
    subject: ({ goodsId }) => goodsId,
    async handle({ goodsId, count, companyName, companyEnglishName = companyName }, { db }) {
      const { goodsType } = await productRow(db, goodsId);
      if (goodsType !== 1) refuse('forbidden');
      const codes = Array.from({ length: count }, () => `VIP-${part()}-${part()}-${part()}`);
      await db.insert(membershipCodes).values(
        codes.map((code) => ({
          code,
          goodsId,
          companyName:
            companyName === undefined || companyEnglishName === undefined
              ? null
              : localised(companyName, companyEnglishName),
        })),
      );
      return { codes };
    },
  }),
  deskAction({
    name: 'set-member-product',
    summary: 'Whether a card or a service for members is sold, and at which price.',
    roles: ['administrator'],
    request: z.object({
      goodsId: Id,
      isOpen: z.boolean(),
      priceCents: z.int().min(1).max(10_000_000).optional(),
    }),
    response: z.object({ goodsId: Id, priceCents: z.int(), isOpen: z.boolean() }),
    subject: ({ goodsId }) => goodsId,
    async handle({ goodsId, isOpen, priceCents }, { db }) {
      const { memberCents, ...row } = await productRow(db, goodsId);
      const price = priceCents ?? row.priceCents;
      await db
        .update(membershipProducts)
        .set({
          isOpen,
          priceCents: price,
          memberCents: memberCents === null ? null : Math.min(memberCents, price),
        })
        .where(eq(membershipProducts.goodsId, goodsId));
      return { goodsId, priceCents: price, isOpen };
    },
  }),
];
