import type { ListView } from '@xinglin/pages';
import { Button, PillLinks, Sheet, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { packageFilters } from '../model/package-list';
import { people, prices, purposes } from '../model/people';
import styles from './package-filters.module.css';
import { ChoiceLinks } from './choice-links';

/** One row above all packages: for whom, and a sheet with purpose and price. */
export function PackageFilters({ view }: { view: ListView<typeof packageFilters> }): ReactElement {
  const { t } = useTranslation('check-up');
  const { filters, to } = view;
  const { person, purpose, most } = filters;
  const [isOpen, setOpen] = useState(false);
  const chosen = [purpose, most].filter((one) => one !== undefined).length;
  const all = { ...filters, view: 'all' as const };
  return (
    <div className={styles['row']}>
      <PillLinks
        label={t('home.person')}
        items={[undefined, ...people].map((one) => ({
          // i18n-keys: check-up:person.*
          text: one === undefined ? t('home.everybody') : t(`person.${one}`),
          to: to({ ...all, person: one }),
          active: one === person,
        }))}
      />
      <Button
        size="small"
        variant={chosen > 0 ? 'outline' : 'text'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {chosen > 0 ? t('home.filtered', { count: chosen }) : t('home.filter')}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('home.filter')}>
        <Stack>
          <h3>{t('home.purpose')}</h3>
          <ChoiceLinks
            label={t('home.purpose')}
            all={t('home.everyPurpose')}
            values={purposes}
            // i18n-keys: check-up:purpose.*
            text={(one) => t(`purpose.${one}`)}
            chosen={purpose}
            to={(one) => to({ ...all, purpose: one })}
          />
          <h3>{t('home.price')}</h3>
          <ChoiceLinks
            label={t('home.price')}
            all={t('home.everyPrice')}
            values={prices}
            text={(yuan) => t('home.upTo', { yuan })}
            chosen={most}
            to={(one) => to({ ...all, most: one })}
          />
        </Stack>
      </Sheet>
    </div>
  );
}
