import { useServerTimeOffset } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { formatDay, refundDay } from '@xinglin/rules';
import { useState } from 'react';

/**
 * The day by which money is back of an order that is cancelled now, in words. It is told before cancelling, and stays as
 * it was told; the order tells the same day once it is cancelled.
 */
export function useRefundDay(): string {
  const locale = useLocale();
  const offset = useServerTimeOffset();
  const [day] = useState(() => refundDay(Date.now() + offset));
  return formatDay(day, locale);
}
