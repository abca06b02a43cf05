import { ActionBar, Button, ButtonLink } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fewestCompared, useCompared } from '../model/compared';
import { compareHref } from '../model/links';
import styles from './check-up-home.module.css';

/** The bar with the packages that are ticked; undefined while none is. */
export function useCompareBar(): ReactNode {
  const { codes, clear } = useCompared();
  return codes.length === 0 ? undefined : <CompareBar codes={codes} clear={clear} />;
}

function CompareBar({
  codes,
  clear,
}: {
  codes: readonly string[];
  clear: () => void;
}): ReactElement {
  const { t } = useTranslation('check-up');
  const isReady = codes.length >= fewestCompared;
  return (
    <ActionBar>
      <output>{t(isReady ? 'compare.chosen' : 'compare.oneMore', { count: codes.length })}</output>
      <Button variant="text" size="small" onClick={clear}>
        {t('compare.clear')}
      </Button>
      {isReady && <ButtonLink to={compareHref(codes)}>{t('compare.open')}</ButtonLink>}
    </ActionBar>
  );
}

/** In the head of a page: the packages that are ticked and their number; nothing while none is. */
export function CompareLink(): ReactElement | null {
  const { t } = useTranslation('check-up');
  const { codes } = useCompared();
  return codes.length === 0 ? null : (
    <Link to={compareHref(codes)} className={styles['compare']}>
      {t('compare.head', { count: codes.length })}
    </Link>
  );
}
