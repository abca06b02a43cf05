import { healthServicesApi } from '@xinglin/api';
import { Button, PillLinks, Sheet, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { inputOf, type Wanted } from '../model/wanted';
import styles from './places.module.css';
import { marks } from './use-marks';

interface OrganisationFiltersProps {
  readonly wanted: Wanted;
  /** The address of the list with other filters. */
  readonly to: (changed: Partial<Wanted>) => string;
  /** The kind of help can be chosen too. */
  readonly withChannels?: boolean;
}

/** One row above a list: the order, what organisations offer, and a sheet with city and kind; without an answer the list stands alone. */
export function OrganisationFilters(props: OrganisationFiltersProps): ReactElement | null {
  const { wanted, to, withChannels = false } = props;
  const { t } = useTranslation('health-services');
  const [isOpen, setOpen] = useState(false);
  const { areaId, channelId, ...others } = wanted;
  // The choices of the sheet are those that would be there without the choices made in it.
  const free = inputOf({ ...others, areaId: undefined, ...(!withChannels && { channelId }) });
  const { currentData } = healthServicesApi.useFilterOrganizationsQuery(free);
  if (currentData === undefined) return null;
  const { channels, areas } = currentData;
  const counted = (text: string, count: number) => t('filter.counted', { text, count });
  const chosen = [areaId, withChannels ? channelId : undefined].filter((one) => one !== undefined);
  return (
    <div className={styles['filters']}>
      <PillLinks
        label={t('filter.marks')}
        items={[
          {
            text: t('sort.rating'),
            to: to({ sort: wanted.sort === 'rating' ? undefined : 'rating' }),
            active: wanted.sort === 'rating',
          },
          ...marks
            .filter((mark) => wanted[mark] || currentData[mark] > 0)
            .map((mark) => ({
              // i18n-keys: health-services:mark.*
              text: t(`mark.${mark}`),
              to: to({ [mark]: !wanted[mark] }),
              active: wanted[mark],
            })),
        ]}
      />
      <Button
        size="small"
        variant={chosen.length > 0 ? 'outline' : 'text'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {chosen.length > 0 ? t('filter.chosen', { count: chosen.length }) : t('filter.open')}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('filter.open')}>
        <Stack>
          {withChannels && (
            <Choices
              label={t('filter.channels')}
              items={[
                { text: t('filter.allChannels'), id: undefined },
                ...channels.map((one) => ({
                  text: counted(one.name, one.count),
                  id: one.channelId,
                })),
              ].map((one) => ({ ...one, to: to({ channelId: one.id }) }))}
              chosen={channelId}
            />
          )}
          <Choices
            label={t('filter.areas')}
            items={[
              { text: t('filter.allAreas'), id: undefined },
              ...areas.map((one) => ({ text: counted(one.name, one.count), id: one.areaId })),
            ].map((one) => ({ ...one, to: to({ areaId: one.id }) }))}
            chosen={areaId}
          />
        </Stack>
      </Sheet>
    </div>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly items: readonly { readonly text: string; readonly id: string | undefined; to: string }[];
  readonly chosen: string | undefined;
}

/** One of several as links that wrap. */
function Choices({ label, items, chosen }: ChoicesProps): ReactElement {
  return (
    <section>
      <h3>{label}</h3>
      <nav aria-label={label} className={styles['choices']}>
        {items.map(({ text, id, to }) => (
          <Link
            key={to}
            to={to}
            replace
            preventScrollReset
            aria-current={id === chosen ? 'true' : undefined}
          >
            {text}
          </Link>
        ))}
      </nav>
    </section>
  );
}
