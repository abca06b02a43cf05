import { StatusChip, TextField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../api/shapes';
import { findingKey, worstFirst } from './finding-key';
import styles from './prescriptions.module.css';

const chips = {
  forbidden: 'problem',
  warning: 'attention',
  info: 'upcoming',
  notChecked: 'cancelled',
} as const;

/**
 * What the checks found, the worst first, each with its source. A warning has a field for its reason where the reader
 * may override it.
 */
export function Findings({
  findings,
  reasons,
  isTried = false,
  onReason,
}: {
  readonly findings: readonly Finding[];
  /** What the reader wrote, by `findingKey`. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The reader tried to proceed: missing reasons are marked. */
  readonly isTried?: boolean | undefined;
  /** Undefined where nothing can be overridden. */
  readonly onReason: ((key: string, reason: string) => void) | undefined;
}): ReactElement {
  const { t } = useTranslation('staff');
  if (findings.length === 0) return <p className={styles['quiet']}>{t('findings.none')}</p>;
  return (
    <ul role="list" className={styles['findings']} aria-label={t('findings.title')}>
      {worstFirst(findings).map((finding) => {
        const { check, severity, text, source, sourceVersion, overrideReason } = finding;
        const key = findingKey(finding);
        const reason = reasons[key] ?? '';
        return (
          <li key={key} data-severity={severity}>
            <p className={styles['found']}>
              {/* i18n-keys: staff:findings.severity.*, staff:findings.check.* */}
              <StatusChip state={chips[severity]}>{t(`findings.severity.${severity}`)}</StatusChip>
              <b>{t(`findings.check.${check}`)}</b>
            </p>
            <p>{text}</p>
            <small>{t('findings.source', { source, version: sourceVersion })}</small>
            {overrideReason !== null && (
              <p className={styles['quiet']}>
                {t('findings.doctorReason', { reason: overrideReason })}
              </p>
            )}
            {severity === 'warning' && onReason !== undefined && (
              <TextField
                label={t('findings.reason')}
                maxLength={200}
                autoComplete="off"
                value={reason}
                error={isTried && reason.trim() === '' ? t('findings.reasonMissing') : undefined}
                onValueChange={(typed) => onReason(key, typed)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
