import { z } from 'zod';
import { PersonName, writtenText } from '../shapes';
import { marked } from '../marks';

/** Unified social credit code of a company. */
export const TaxNo = marked(writtenText({ min: 15, max: 20 }).toUpperCase(), {
  public: 'a number that the person types',
});

/** Whom an invoice is made out to. */
export const InvoiceTitle = z.discriminatedUnion('type', [
  z.object({ type: z.literal('person'), name: PersonName }),
  z.object({
    type: z.literal('company'),
    name: writtenText({ min: 2, max: 100 }),
    taxNo: TaxNo,
  }),
]);
