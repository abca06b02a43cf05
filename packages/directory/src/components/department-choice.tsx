import type { GetKeywordAnalysisResponse as Analysis } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Card, Chip, departmentPictogram, NextIcon, Note, Pictogram, RichText } from '@xinglin/ui';
import { Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './department-choice.module.css';
import { Quoting } from './quoting';

/** The first ones are meant. */
const most = 3;

type Department = Analysis['departments'][number];

/** The departments that fit the words, each with the words that it is for and what is open there today. */
export function DepartmentChoice({
  departments,
  corrections,
}: Pick<Analysis, 'departments' | 'corrections'>): ReactElement {
  const { t } = useTranslation('directory');
  return (
    <Card title={t('search.whichDepartment')}>
      {corrections.length > 0 && (
        <Note>
          <Quoting
            text={t('search.takenFor')}
            words={corrections.map(({ typed }) => typed).join(' ')}
            meant={corrections.map(({ meant }) => meant).join(' ')}
          />
        </Note>
      )}
      {departments.slice(0, most).map((department, place) => (
        <DepartmentRow key={department.deptId} department={department} isFirst={place === 0} />
      ))}
    </Card>
  );
}

function DepartmentRow({
  department: { deptId, deptName, words, reason, hospitalsToday },
  isFirst,
}: {
  department: Department;
  isFirst: boolean;
}): ReactElement {
  const { t } = useTranslation('directory');
  // Who typed a department needs no reason for it.
  const hasReason = words.length > 0 && !words.some((word) => deptName.includes(word));
  const typed = <Typed words={words} />;
  const open =
    hospitalsToday !== null && hospitalsToday > 0
      ? t('search.openToday', { count: hospitalsToday })
      : null;
  return (
    <Link to={href('directory.standardDepartment', { id: deptId })} className={styles['row']}>
      <span className={styles['icon']}>
        <Pictogram name={departmentPictogram(deptId)} hued />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>
          <b>{deptName}</b> {isFirst && hasReason && <Chip>{t('search.firstChoice')}</Chip>}
        </span>
        <span className={styles['note']}>
          {hasReason && <RichText text={t('search.because')} parts={{ words: () => typed }} />}
          {hasReason && open !== null && ' · '}
          {open}
        </span>
        {/* The files have one reason for a trouble, and it is that of the first department. */}
        {isFirst && reason !== null && <span className={styles['note']}>{reason}</span>}
      </span>
      <NextIcon />
    </Link>
  );
}

/** Words that a person typed, one after the other; their language is not known. */
function Typed({ words }: { words: readonly string[] }): ReactElement {
  const { t } = useTranslation('directory');
  return (
    <>
      {words.map((word, place) => (
        <Fragment key={word}>
          {place > 0 && t(place === words.length - 1 ? 'search.and' : 'disease.nameSeparator')}
          <bdi lang="" className={styles['typed']}>
            {word}
          </bdi>
        </Fragment>
      ))}
    </>
  );
}
