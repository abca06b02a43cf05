import { Button, SelectField, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDesk } from '../api/staff-api';
import { mayDo, useMe } from '../frame/me';
import { PageBody } from '../parts/page-body';
import table from '../parts/table.module.css';
import { LedgerLines } from './ledger-lines';

const filters = ['staffId', 'action', 'subject'] as const;
type Filter = (typeof filters)[number];

/** The ledger of the desk: who did what, when, and how it ended. The filters are in the address. */
export default function LedgerPage(): ReactElement {
  const { t } = useTranslation('staff');
  const me = useMe();
  const [query, setQuery] = useSearchParams();
  const mayListStaff = mayDo(me, 'list-staff');
  const staff = useDesk('list-staff', {}, { skip: !mayListStaff });
  const stated = Object.fromEntries(
    filters.flatMap((name) => {
      const value = query.get(name) ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  ) as Partial<Record<Filter, string>>; // Its names are those of the filters.
  const key = JSON.stringify(stated);
  return (
    <PageBody title={t('frame.page.ledger')}>
      <FilterForm
        // Back and forward show the filters of their address.
        key={key}
        stated={stated}
        people={staff.data?.items.map(({ staffId, name, account }) => ({
          value: staffId,
          label: `${name}（${account}）`,
        }))}
        onApply={(next) => setQuery(next)}
      />
      <LedgerLines key={`lines ${key}`} filter={stated} />
      <p className={table['end']}>{t('ledger.kept')}</p>
    </PageBody>
  );
}

function FilterForm({
  stated,
  people,
  onApply,
}: {
  stated: Partial<Record<Filter, string>>;
  people: readonly { value: string; label: string }[] | undefined;
  onApply: (filter: Partial<Record<Filter, string>>) => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const [typed, setTyped] = useState(stated);
  const set = (name: Filter) => (value: string) => setTyped({ ...typed, [name]: value });
  return (
    <search aria-label={t('ledger.filter')}>
      <form
        className={table['filters']}
        onSubmit={(event) => {
          event.preventDefault();
          onApply(
            Object.fromEntries(
              Object.entries(typed).flatMap(([name, value]) =>
                value.trim() === '' ? [] : [[name, value.trim()]],
              ),
            ),
          );
        }}
      >
        {people !== undefined && (
          <SelectField
            label={t('ledger.person')}
            placeholder={t('ledger.everyone')}
            options={people}
            value={typed.staffId ?? ''}
            onValueChange={set('staffId')}
          />
        )}
        <TextField
          label={t('ledger.action')}
          name="action"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('ledger.actionExample')}
          maxLength={64}
          value={typed.action ?? ''}
          onValueChange={set('action')}
        />
        <TextField
          label={t('ledger.subject')}
          name="subject"
          autoComplete="off"
          maxLength={64}
          value={typed.subject ?? ''}
          onValueChange={set('subject')}
        />
        <Button type="submit">{t('ledger.show')}</Button>
        {Object.keys(stated).length > 0 && (
          <Button variant="text" onClick={() => onApply({})}>
            {t('ledger.all')}
          </Button>
        )}
      </form>
    </search>
  );
}
