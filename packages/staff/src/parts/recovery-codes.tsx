import { Button, Checkbox, Cluster, NoticeBar, Stack, useCopy } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './recovery-codes.module.css';

/** Recovery codes, which are shown this once: to be copied or printed before one can continue. */
export function RecoveryCodes({
  codes,
  onSaved,
}: {
  codes: readonly string[];
  onSaved: () => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const copy = useCopy();
  const [isSaved, setSaved] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <Stack gap={4}>
      <NoticeBar tone="warning">{t('common.codesOnce')}</NoticeBar>
      <ol role="list" className={styles['codes']} aria-label={t('common.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles['screen']}>
        <Cluster>
          <Button variant="outline" size="small" onClick={() => void copy(codes.join('\n'))}>
            {t('common.copy')}
          </Button>
          <Button variant="outline" size="small" onClick={() => print()}>
            {t('common.print')}
          </Button>
        </Cluster>
      </div>
      <form
        className={styles['screen']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(!isSaved);
          if (isSaved) onSaved();
        }}
      >
        <Checkbox
          label={t('common.codesSaved')}
          checked={isSaved}
          error={isAsked && !isSaved ? t('common.codesNotSaved') : undefined}
          onCheckedChange={setSaved}
        />
        <Button type="submit" block>
          {t('common.done')}
        </Button>
      </form>
    </Stack>
  );
}
