import { contentApi, usePreferences, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { formatDay } from '@xinglin/rules';
import {
  ButtonLink,
  Gutter,
  ListGroup,
  ListLink,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

export const load: PageLoad = () => [contentApi.endpoints.listAgreements.initiate({})];

/** The agreements that signing in is about, and where each can be read. */
const pathOf = {
  service: href('portal.agreementService'),
  privacy: href('portal.agreementPrivacy'),
  children: href('portal.agreementChildren'),
  legal: href('portal.agreementLegal'),
} as const;

const isOfSignIn = (type: string): type is keyof typeof pathOf => type in pathOf;

/** Every agreement that holds when one signs in, by version and day, before anything is ticked (spec 2 §2.22). */
export default function LoginAgreementPage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const { locale } = usePreferences();
  const agreements = contentApi.useListAgreementsQuery({});
  const keep = { target: query.get('target') ?? undefined };
  return (
    <Page
      header={<PageHeader title={t('agreement.title')} backTo={href('account.login', {}, keep)} />}
      banner={<NoticeBar>{t('agreement.what')}</NoticeBar>}
    >
      <Loaded query={agreements} skeleton={<SkeletonList lines={1} />}>
        {({ items }) => (
          <ListGroup>
            {items.map(({ type, title, version, effectiveOn, bsType }) =>
              isOfSignIn(type) && bsType === 'default' ? (
                <ListLink
                  key={type}
                  label={title}
                  description={t('agreement.version', {
                    version,
                    day: formatDay(effectiveOn, locale, { year: true }),
                  })}
                  to={pathOf[type]}
                />
              ) : null,
            )}
          </ListGroup>
        )}
      </Loaded>
      <Gutter>
        <ButtonLink block to={href('account.login', {}, keep)}>
          {t('agreement.goOn')}
        </ButtonLink>
      </Gutter>
    </Page>
  );
}
