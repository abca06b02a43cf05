import { usePageModules, usePreferences } from '@xinglin/api';
import type {
  ConsultKind,
  GetConsultHomepageResponse as Homepage,
  GetPanelHomepageResponse as Panel,
} from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { KindTiles, Price } from '@xinglin/ui';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { elderKinds, kindPictogram, mainKinds, spareKinds } from '../../model/ask-looks';
import { beginHref } from '../../model/ask-ways';
import { LowestPrice } from '../service-terms';
import { usePromiseInShort } from '../use-promise-in-short';
import styles from './ways.module.css';

type Tile = ComponentProps<typeof KindTiles>['items'][number];

/** The tiles of a row. */
const perRow = 3;
const rows = 2;

/** The price of a service in a tile. */
export function TilePrice({
  service: { doctor, priceCents },
}: {
  readonly service: Pick<Homepage['services'][number], 'doctor' | 'priceCents'>;
}): ReactElement {
  return doctor === 'chosen' ? (
    <LowestPrice cents={priceCents} />
  ) : (
    <Price cents={priceCents} compact />
  );
}

/** The kinds that the channel has, as tiles with price and promise. */
export function Ways({
  services,
  timeZone,
  panel,
}: Pick<Homepage, 'services' | 'timeZone'> & {
  readonly panel: Panel | undefined;
}): ReactElement | null {
  const { t } = useTranslation('asking');
  const modules = usePageModules('consult.portal');
  const isElder = usePreferences().mode === 'elder';
  const promise = usePromiseInShort(timeZone);
  const tileOf = (kind: ConsultKind): Tile[] => {
    const service = services.find((one) => one.kind === kind);
    if (service === undefined) return [];
    return [
      {
        to: beginHref(service),
        pictogram: kindPictogram(kind),
        // i18n-keys: asking:way.*
        name: t(`way.${kind}`),
        price: <TilePrice service={service} />,
        promise: promise(service),
      },
    ];
  };
  const experts = modules('experts', { title: t('way.panel'), to: href('consult.multiExpert') });
  const panels: Tile[] =
    experts && panel?.fromCents != null
      ? [
          {
            to: experts.to,
            pictogram: 'group-consult',
            name: experts.title,
            price: <Price cents={panel.fromCents} from />,
            promise: t(panel.answerWithinHours % 24 === 0 ? 'portal.panelDays' : 'portal.panel', {
              count: panel.expertCount,
              hours: panel.answerWithinHours,
              days: panel.answerWithinHours / 24,
            }),
          },
        ]
      : [];
  const kinds = [...mainKinds, ...spareKinds].flatMap(tileOf);
  const offered = kinds.length + panels.length;
  // Whole rows only, where there is one; the kinds that are left out are on the page of all ways.
  const room = offered < perRow ? offered : Math.min(rows, Math.floor(offered / perRow)) * perRow;
  const items = isElder
    ? elderKinds.flatMap(tileOf)
    : [...kinds.slice(0, room - panels.length), ...panels];
  if (items.length === 0) return null;
  return (
    <div className={styles['card']}>
      <KindTiles label={t('portal.ways')} items={items} />
    </div>
  );
}
