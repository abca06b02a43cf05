import { z } from 'zod';
import { CheckUpFlag } from './check-up-shapes';

/** A value of the person's last report that was issued as not normal. */
export const CheckUpFitValue = z
  .object({
    /** What it measures, in short: blood pressure. */
    name: z.string(),
    flag: CheckUpFlag,
  })
  .meta({ id: 'CheckUpFitValue' });

/** How a package fits a person of the account. Only issued flags count, never a judgement of the portal. */
export const CheckUpFit = z
  .discriminatedUnion('kind', [
    /** The package excludes the person. */
    z.object({ kind: z.literal('unfit'), reason: z.enum(['sex', 'tooYoung', 'tooOld']) }),
    /** It looks closely at what was not normal in the last report. */
    z.object({ kind: z.literal('suits'), values: z.array(CheckUpFitValue).min(1) }),
    /** It contains an item that no former report of the person covers. */
    z.object({ kind: z.literal('new'), item: z.string() }),
    z.object({ kind: z.literal('plain') }),
    /** The person already has a check-up with most of its items: an order that was not attended, or an unused code. */
    z.object({ kind: z.literal('owned'), sameItems: z.int().min(1) }),
  ])
  .meta({ id: 'CheckUpFit' });
