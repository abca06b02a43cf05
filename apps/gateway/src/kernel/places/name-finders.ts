import { collection } from '../../platform/ports';
import type { CallContext } from '../../platform/context';

/** A hospital or a doctor by name. */
interface NamedPlace {
  readonly id: string;
  readonly name: string;
  /** What tells it from others of the name. */
  readonly note: string | null;
}

/** The search for names of one kind. */
export interface NameFinder {
  readonly kind: 'hospital' | 'doctor';
  /** Those whose own name begins with what was typed come first; none that is not called so. */
  readonly find: (
    wanted: { readonly q: string; readonly areaId?: string | undefined; readonly most: number },
    context: CallContext,
  ) => Promise<readonly NamedPlace[]>;
}

/** Who is called so, while it is being typed: brought by the domain that searches. */
export const nameFinders = collection<NameFinder>('name finders');
