import { contentApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  EmptyState,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { agreementLink } from '../agreements/agreement-links';
import { useDay } from '../agreements/use-day';

function inputOf(query: URLSearchParams) {
  const channel = query.get('channel');
  return channel === null ? {} : { channel };
}

export const load: PageLoad = ({ query }) => [
  contentApi.endpoints.listAgreements.initiate(inputOf(query)),
];

/** Every agreement in force, each with its version and day (spec 2 §2.27). */
export default function AgreementsPage(): ReactElement {
  const { t } = useTranslation('agreements');
  const [query] = useSearchParams();
  const input = inputOf(query);
  const agreements = contentApi.useListAgreementsQuery(input);
  const day = useDay();
  return (
    <Page header={<PageHeader title={t('titles.index')} backTo={href('directory.home')} />}>
      <Loaded query={agreements} skeleton={<SkeletonList count={6} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="guides" title={t('empty')} />
          ) : (
            <ListGroup>
              {items.map(({ type, bsType, title, version, effectiveOn }) => (
                <ListLink
                  key={`${type}.${bsType}`}
                  to={agreementLink(type, { ...input, bsType })}
                  label={title}
                  description={`${t('version', { version })} · ${day(effectiveOn)}`}
                />
              ))}
            </ListGroup>
          )
        }
      </Loaded>
    </Page>
  );
}
