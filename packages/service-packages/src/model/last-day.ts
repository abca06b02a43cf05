import { dayAt } from '@xinglin/rules';

/** The last day on which a package can be used that ends at a moment: the end is the midnight after it. */
export const lastDayOf = (endsAt: string | Date): string => dayAt(new Date(endsAt).getTime() - 1);
