import type { InvoiceTitle } from '@xinglin/contract';
import { isCreditCode } from '@xinglin/rules';
import type { z } from 'zod';
import type { Locale } from '../../platform/context';
import { refuseFields } from '../../platform/refuse-fields';

/** Refuses a company whose tax number is none, with the field that holds it. */
export function requireInvoiceTitle(
  title: z.infer<typeof InvoiceTitle>,
  locale: Locale,
  field = 'title',
): void {
  if (title.type === 'company' && !isCreditCode(title.taxNo))
    refuseFields([{ field: `${field}.taxNo` }], locale);
}
