import type { Finding } from '../kernel/prescriptions/tables';

/** What the checks find of any lines until a test says otherwise. */
export const found: { findings: Finding[] } = { findings: [] };

/** A finding of the checks about a medicine. */
export const finding = (drugId: string, more: Partial<Finding> = {}): Finding => ({
  check: 'interaction',
  severity: 'warning',
  drugIds: [drugId],
  text: '与其他降压药合用需监测血压',
  source: '示例规则',
  sourceVersion: '1',
  overrideReason: null,
  ...more,
});

/** The checks, which find what a test wants. */
export const checks = { checkLines: async () => found.findings };
