import { consultApi } from '@xinglin/api';
import type { GetConsultHomepageResponse as Homepage } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, Gutter, Note, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Emergency } from '../../components/emergency';
import { WayTiles } from '../../components/portal/way-tiles';
import { TilePrice } from '../../components/portal/ways';
import { usePromiseInShort } from '../../components/use-promise-in-short';
import { allKinds, kindPictogram } from '../../model/ask-looks';
import { beginHref } from '../../model/ask-ways';

/** Every way to ask a doctor side by side, each with its price and promise (spec 2 §2.9). */
const page = detailPage({
  endpoint: consultApi.endpoints.getConsultHomepage,
  input: () => undefined,
  title: 'asking:more.title',
  backTo: href('consult.portal'),
  skeleton: <SkeletonList lines={4} count={3} />,
  children: (found, { t }) => (
    <>
      <Emergency />
      {found.services.length === 0 ? (
        <EmptyState kind="consults" title={t('asking:portal.none')} />
      ) : (
        <AllWays {...found} />
      )}
    </>
  ),
});

export const { load } = page;
export default page.Page;

function AllWays({ services, timeZone }: Homepage): ReactElement {
  const { t } = useTranslation('asking');
  const promise = usePromiseInShort(timeZone);
  return (
    <>
      <WayTiles
        label={t('more.title')}
        items={allKinds.flatMap((kind) => {
          const service = services.find((one) => one.kind === kind);
          if (service === undefined) return [];
          return [
            {
              key: kind,
              to: beginHref(service),
              pictogram: kindPictogram(kind),
              // i18n-keys: asking:fullWay.*
              title: t(`fullWay.${kind}`),
              // i18n-keys: asking:about.*
              about: t(`about.${kind}`),
              price: <TilePrice service={service} />,
              promise: promise(service),
            },
          ];
        })}
      />
      <Gutter>
        <Note>{t('more.refund')}</Note>
      </Gutter>
    </>
  );
}
