// Owns: which substances of the list of medicines must not, or not without care, be taken together.
// Must not know: prescriptions.
// Used by: the check of interactions.
import type { Localised } from '../../../platform/localised';
import { localised } from '../../../platform/translate';
import { classes } from './classes';
import { interactionLines } from './interaction-lines';

const interactionSeverities = ['forbidden', 'warning', 'info'] as const;

/** What two substances do to each other. */
export interface Interaction {
  readonly severity: (typeof interactionSeverities)[number];
  readonly text: Localised;
}

const groups: Readonly<Record<string, readonly string[]>> = {
  ...classes,
  painkillers: ['ibuprofen', 'celecoxib'],
};

/** The substances of one side of a line. */
function sideOf(cell: string): readonly string[] {
  return cell.split(',').flatMap((name) => {
    if (!name.startsWith('@')) return [name];
    const group = groups[name.slice(1)];
    if (group === undefined) throw new Error(`No such class: ${name}`);
    return group;
  });
}

const keyOf = (one: string, other: string): string => [one, other].toSorted().join('|');

const rows = interactionLines
  .trim()
  .split('\n')
  .map((line) => {
    const [left = '', right = '', severityName, zh = '', en = ''] = line.split('|');
    const severity = interactionSeverities.find((one) => one === severityName);
    if (severity === undefined) throw new Error(`No such severity: ${line}`);
    const interaction: Interaction = { severity, text: localised(zh, en) };
    return { left: sideOf(left), right: sideOf(right), interaction };
  });

/** Every pair of substances of the table, each as its two names in order, joined by `|`. */
export const interactionPairs: ReadonlyMap<string, Interaction> = new Map(
  rows.flatMap(({ left, right, interaction }) =>
    left.flatMap((one) => right.map((other) => [keyOf(one, other), interaction] as const)),
  ),
);

/** Substances of which the table says anything. */
export const coveredSubstances: ReadonlySet<string> = new Set(
  rows.flatMap(({ left, right }) => [...left, ...right]),
);

/** What two substances do to each other; null where the table has nothing. */
export const interactionOf = (one: string, other: string): Interaction | null =>
  interactionPairs.get(keyOf(one, other)) ?? null;
