import type { Finding } from '../api/shapes';

/** In which order findings are read: what forbids first. */
export const severities = ['forbidden', 'warning', 'info', 'notChecked'] as const;

/** Names a finding within one prescription: its check and its medicines. */
export const findingKey = ({ check, drugIds }: Pick<Finding, 'check' | 'drugIds'>): string =>
  `${check} ${drugIds.toSorted().join(' ')}`;

/** Findings with the worst ones first. */
export const worstFirst = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted(
    (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity),
  );

/** The warnings, of which each needs a reason. */
export const warningsOf = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ severity }) => severity === 'warning');

/** The reasons of the warnings as the gateway takes them; reasons of findings that are gone are left out. */
export const overridesOf = (
  findings: readonly Finding[],
  reasons: Readonly<Record<string, string>>,
): { check: string; drugIds: string[]; reason: string }[] =>
  warningsOf(findings).flatMap((finding) => {
    const reason = reasons[findingKey(finding)]?.trim() ?? '';
    return reason === '' ? [] : [{ check: finding.check, drugIds: finding.drugIds, reason }];
  });
