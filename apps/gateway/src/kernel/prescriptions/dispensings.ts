import type { DispensingFacts } from '@xinglin/rules';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { collection } from '../../platform/ports';

/** Reads of several prescriptions the order that fills each, or filled it last; none for one without. */
export type ReadDispensings = (
  db: Queryable,
  prescriptionIds: readonly string[],
  locale: Locale,
) => Promise<ReadonlyMap<string, DispensingFacts>>;

/** Who knows how prescriptions are filled. */
export const dispensings = collection<ReadDispensings>('dispensings');
