import type { GetConsultHomepageResponse as Homepage } from '@xinglin/gateway-sdk';
import { Card, departmentPictogram, Pictogram, pictograms } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { doctorsHref } from '../../model/ask-ways';
import { DepartmentName } from './department-name';
import styles from './department-tiles.module.css';

/** How many departments are shown; all of them are a tap away. */
const shown = 8;
/** The gateway counts no further. */
const countedAtMost = 100;

/** Departments by how many of their doctors can be asked now, the largest first. */
export function DepartmentTiles({
  departments,
}: Pick<Homepage, 'departments'>): ReactElement | null {
  const { t } = useTranslation('asking');
  const asked = departments.filter(({ askableCount }) => askableCount > 0);
  if (asked.length === 0) return null;
  const first = asked.toSorted((one, other) => other.askableCount - one.askableCount);
  return (
    <Card
      title={t('portal.departments')}
      more={{
        to: doctorsHref('imageText'),
        text: t('portal.departmentCount', { count: asked.length }),
        label: t('portal.allDepartments', { count: asked.length }),
      }}
    >
      <ul role="list" className={styles['tiles']}>
        {first.slice(0, shown).map(({ deptId, deptName, askableCount }) => {
          const pictogram = departmentPictogram(deptId);
          return (
            <li key={deptId}>
              <Link to={doctorsHref('imageText', deptId)} className={styles['tile']}>
                <span className={styles['drawing']} data-hue={pictograms[pictogram]}>
                  <Pictogram name={pictogram} />
                </span>
                <span className={styles['name']}>
                  <DepartmentName name={deptName} />
                </span>
                <span className={styles['count']}>
                  {askableCount < countedAtMost
                    ? t('portal.askable', { count: askableCount })
                    : t('portal.askableMany', { count: countedAtMost - 1 })}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
