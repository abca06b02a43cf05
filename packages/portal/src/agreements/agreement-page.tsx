import { contentApi, type PageHead, type PageLoad } from '@xinglin/api';
import type { AgreementType } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  Card,
  ListGroup,
  ListLink,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  Prose,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { AgreementBody } from './agreement-body';
import { agreementLink } from './agreement-links';
import { useDay } from './use-day';

/** What a path says of the agreement it shows; the query says the rest. */
interface AgreementOfPath {
  readonly type: AgreementType;
  readonly channel?: string;
  readonly version?: 'previous';
  /** Of an agreement of type `business`; the query says it where the path does not. */
  readonly bsType?: string;
}

/** What is asked of the gateway; a name no agreement can have is asked for all the same, and not found. */
function inputOf({ type, channel, version, bsType }: AgreementOfPath, query: URLSearchParams) {
  const asked = {
    bsType: type === 'business' ? (bsType ?? query.get('bsType') ?? undefined) : undefined,
    channel: channel ?? query.get('channel') ?? undefined,
    version: query.get('version') ?? version,
  };
  return {
    type,
    ...(asked.bsType !== undefined && { bsType: asked.bsType }),
    ...(asked.channel !== undefined && { channel: asked.channel }),
    ...(asked.version !== undefined && { version: asked.version }),
  };
}

/** The page of one agreement: its version, its text, all its versions, and the way to the others. */
export function agreementPage(of: AgreementOfPath): {
  readonly Page: () => ReactElement;
  readonly load: PageLoad;
  readonly head: PageHead;
} {
  const { getAgreement } = contentApi.endpoints;

  function AgreementPage(): ReactElement {
    const { t } = useTranslation('agreements');
    const [query] = useSearchParams();
    const input = inputOf(of, query);
    const agreement = contentApi.useGetAgreementQuery(input);
    const day = useDay();
    const { bsType, channel } = input;
    const linkTo = (version?: string) =>
      agreementLink(of.type, {
        ...(bsType !== undefined && { bsType }),
        ...(channel !== undefined && { channel }),
        ...(version !== undefined && { version }),
      });
    return (
      <Page
        header={
          <PageHeader
            // i18n-keys: agreements:titles.*
            title={agreement.currentData?.title ?? t(`titles.${of.type}`)}
            backTo={href('portal.agreement')}
          />
        }
      >
        <Loaded query={agreement} skeleton={<SkeletonList count={4} />}>
          {({ version, effectiveOn, status, blocks, versions }) => (
            <>
              {status !== 'current' && (
                <NoticeBar action={<Link to={linkTo()}>{t('readCurrent')}</Link>}>
                  {status === 'former' ? t('former') : t('upcoming', { day: day(effectiveOn) })}
                </NoticeBar>
              )}
              <Card as="div">
                <Prose>
                  <p>
                    {t('version', { version })}
                    {' · '}
                    {t('effective', { day: day(effectiveOn) })}
                  </p>
                  <AgreementBody blocks={blocks} channel={channel} />
                </Prose>
              </Card>
              {versions.length > 1 && (
                <ListGroup>
                  {versions.map((one) => (
                    <ListLink
                      key={one.version}
                      to={linkTo(one.status === 'current' ? undefined : one.version)}
                      label={t('version', { version: one.version })}
                      // i18n-keys: agreements:status.*
                      value={`${t(`status.${one.status}`)} · ${day(one.effectiveOn)}`}
                    />
                  ))}
                </ListGroup>
              )}
              <ListGroup>
                <ListLink to={href('portal.agreement')} label={t('all')} />
              </ListGroup>
            </>
          )}
        </Loaded>
      </Page>
    );
  }

  return {
    Page: AgreementPage,
    load: ({ query }) => [getAgreement.initiate(inputOf(of, query))],
    head: ({ query }, state) => ({
      title: getAgreement.select(inputOf(of, query))(state).data?.title,
    }),
  };
}
