import type { HospitalSummary } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatCount, formatDay } from '@xinglin/rules';
import { href } from '@xinglin/routes';
import { Card, KeyValueList, ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Points } from './points';

/** A hospital in figures, with its licence; what it has not told is left out. */
export function HospitalFigures({ summary }: { summary: HospitalSummary }): ReactElement | null {
  const { t } = useTranslation('introductions');
  const locale = useLocale();
  const { foundedYear, bedCount, yearlyVisits, licence } = summary;
  const items = [
    ...(foundedYear === null
      ? []
      : [{ label: t('hospitalSummary.founded'), value: t('year', { year: foundedYear }) }]),
    ...(bedCount === null
      ? []
      : [{ label: t('hospitalSummary.beds'), value: formatCount(bedCount, locale) }]),
    ...(yearlyVisits === null
      ? []
      : [{ label: t('hospitalSummary.visits'), value: formatCount(yearlyVisits, locale) }]),
    ...(licence === null
      ? []
      : [
          {
            label: t('hospitalSummary.licence'),
            value: licence.number,
            detail: t('hospitalSummary.validUntil', {
              day: formatDay(licence.validUntil, locale, { year: true }),
            }),
          },
        ]),
  ];
  if (items.length === 0) return null;
  return (
    <Card title={t('hospitalSummary.figures')}>
      <KeyValueList items={items} />
    </Card>
  );
}

/** The departments that were named as among the best, each leading to its doctors. */
export function KeyDepartments({ summary }: { summary: HospitalSummary }): ReactElement | null {
  const { t } = useTranslation('introductions');
  const { hospitalId, keyDepartments } = summary;
  if (keyDepartments.length === 0) return null;
  return (
    <ListGroup label={t('hospitalSummary.keyDepartments')} showLabel>
      {keyDepartments.map(({ hospDeptId, name, grade, doctorCount }) => (
        <ListLink
          key={hospDeptId}
          label={name}
          // i18n-keys: introductions:hospitalSummary.grade.*
          description={t(`hospitalSummary.grade.${grade}`)}
          value={t('directory:departments.doctors', { count: doctorCount })}
          to={href('directory.hospitalDoctors', { hospitalId, deptId: hospDeptId })}
        />
      ))}
    </ListGroup>
  );
}

/** What a hospital was honoured with; nothing where it tells of none. */
export function Honours({ texts }: { texts: readonly string[] }): ReactElement | null {
  const { t } = useTranslation('introductions');
  if (texts.length === 0) return null;
  return (
    <Card title={t('hospitalSummary.honours')}>
      <Points texts={texts} />
    </Card>
  );
}
