import { z } from 'zod';
import { marked } from '../marks';

/** Unified social credit code of a company. */
export const TaxNo = marked(z.string().trim().toUpperCase().min(15).max(20), {
  public: 'a number that the person types',
});

/** Whom an invoice is made out to. */
export const InvoiceTitle = z.discriminatedUnion('type', [
  z.object({ type: z.literal('person'), name: z.string().trim().min(1).max(60) }),
  z.object({
    type: z.literal('company'),
    name: z.string().trim().min(2).max(100),
    taxNo: TaxNo,
  }),
]);
