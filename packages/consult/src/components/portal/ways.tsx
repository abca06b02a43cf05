import { usePageModules, usePreferences } from '@xinglin/api';
import type {
  GetConsultHomepageResponse as Homepage,
  GetPanelHomepageResponse as Panel,
} from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { elderKinds, kindPictogram, mainKinds } from '../../model/ask-looks';
import { beginHref } from '../../model/ask-ways';
import { LowestPrice } from '../service-terms';
import { usePromiseInShort } from '../use-promise-in-short';
import { KindTiles, type KindTileItem } from './kind-tiles';

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
  const items: KindTileItem[] = (isElder ? elderKinds : mainKinds).flatMap((kind) => {
    const service = services.find((one) => one.kind === kind);
    if (service === undefined) return [];
    return [
      {
        key: kind,
        to: beginHref(service),
        pictogram: kindPictogram(kind),
        // i18n-keys: asking:way.*
        title: t(`way.${kind}`),
        price: <TilePrice service={service} />,
        promise: promise(service),
      },
    ];
  });
  const experts = modules('experts', {
    title: t('way.panel'),
    to: href('consult.multiExpert'),
  });
  if (experts && !isElder && panel?.fromCents != null)
    items.push({
      key: 'panel',
      to: experts.to,
      pictogram: 'group-consult',
      title: experts.title,
      price: <Price cents={panel.fromCents} from />,
      promise: t('portal.panel', {
        count: panel.expertCount,
        hours: panel.answerWithinHours,
      }),
    });
  return <KindTiles label={t('portal.ways')} items={items} />;
}
