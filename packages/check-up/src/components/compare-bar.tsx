import { ActionBar, Button, ButtonLink } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fewestCompared, mostCompared, useCompared } from '../model/compared';
import { compareHref } from '../model/links';

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
      <output>
        {t(isReady ? 'compare.chosen' : 'compare.oneMore', {
          count: codes.length,
          most: mostCompared,
        })}
      </output>
      <Button variant="outline" onClick={clear}>
        {t('compare.clear')}
      </Button>
      {isReady && <ButtonLink to={compareHref(codes)}>{t('compare.open')}</ButtonLink>}
    </ActionBar>
  );
}
