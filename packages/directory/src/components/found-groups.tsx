import { usePageModules } from '@xinglin/api';
import type { FoundGroup, FoundThing } from '@xinglin/gateway-sdk';
import { Card, GoodsPicture, Pictogram, pictograms, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pictogramOf, placeOfKind } from '../model/found-things';
import styles from './found-groups.module.css';
import { useAnalysis, useSearch, useThings } from './use-search';
import { WhoHelps } from './who-helps';

/** What the words find besides hospitals and doctors: a few of each kind, and the way to all of them. */
export default function FoundGroups(): ReactElement | null {
  const { things } = useThings();
  const analysis = useAnalysis();
  const modules = usePageModules('directory.search');
  if (!things || !modules('elsewhere')) return null;
  // Words without a department are about things, of which there may be few.
  const helps =
    analysis?.departments.length === 0 &&
    things.named === null &&
    things.groups.length + things.functions.length > 0;
  return (
    <>
      {things.groups.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
      {helps && <WhoHelps />}
    </>
  );
}

function Group({ group: { kind, items: all, total } }: { group: FoundGroup }): ReactElement | null {
  const { t } = useTranslation('directory');
  // What to read first stands above already.
  const read = useAnalysis()?.article?.entryId;
  const items = kind === 'topic' ? all.filter(({ thingId }) => thingId !== read) : all;
  const { search } = useSearch();
  const modules = usePageModules('directory.search');
  const place = placeOfKind(kind);
  if (place === null || items.length === 0) return null;
  // i18n-keys: directory:search.kinds.*
  const face = modules(place.module, { title: t(`search.kinds.${kind}`), to: place.all(search.q) });
  if (!face) return null;
  const text = t('search.all', { count: total });
  return (
    <Card title={face.title} more={{ to: face.to, text, label: `${text} · ${face.title}` }}>
      {items.map((thing) => (
        <Link key={thing.thingId} to={place.one(thing)} className={styles['row']}>
          <Picture thing={thing} name={pictogramOf(place, thing)} />
          <span className={styles['words']}>
            <b>{thing.title}</b>
            {thing.note !== '' && <span className={styles['note']}>{thing.note}</span>}
          </span>
          {thing.priceCents !== null && <Price cents={thing.priceCents} compact />}
        </Link>
      ))}
    </Card>
  );
}

function Picture({
  thing: { picture, needsPrescription },
  name,
}: {
  thing: FoundThing;
  name: ReturnType<typeof pictogramOf>;
}): ReactElement {
  const { t } = useTranslation('directory');
  if (picture !== null || needsPrescription)
    return <GoodsPicture size="row" picture={picture} without={t('search.prescription')} />;
  return (
    <span className={styles['picture']} data-hue={pictograms[name]}>
      <Pictogram name={name} hued />
    </span>
  );
}
