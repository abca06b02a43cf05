import { consultApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { departmentPictogram, Loaded, Pictogram, SkeletonLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TelevisionPage } from '../../components/television-page';
import styles from '../../components/television-page.module.css';

const departments = pageCall(consultApi.endpoints.listConsultDepartments, () => undefined);

export const { load } = departments;

/** Asking from a television: the department is chosen with the remote control (spec 2 §2.9). */
export default function TelevisionAskPage(): ReactElement {
  const { t } = useTranslation('television');
  return (
    <TelevisionPage title={t('ask.title')}>
      <div className={styles['choose']}>
        <p>{t('ask.lead')}</p>
        <Loaded query={departments.useAnswer().answer} skeleton={<SkeletonLinks count={8} />}>
          {({ items }) => (
            <nav aria-label={t('ask.departments')}>
              <ul role="list" className={styles['tiles']}>
                {items.map(({ deptId, deptName }) => (
                  <li key={deptId}>
                    <Link to={href('consult.televisionAskResult', {}, { deptId })}>
                      <Pictogram name={departmentPictogram(deptId)} hued />
                      <span>{deptName}</span>
                    </Link>
                  </li>
                ))}
                <li>
                  <Link to={href('consult.televisionAskResult')}>
                    <Pictogram name="quick-consult" hued />
                    <span>{t('ask.unsure')}</span>
                  </Link>
                </li>
              </ul>
            </nav>
          )}
        </Loaded>
      </div>
    </TelevisionPage>
  );
}
